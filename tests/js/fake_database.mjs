// As much of a browser's database as the phone uses: each use is done as a whole, in order.

/** Databases that are opened at once, or (as on some phones) never. */
export function databases(opens) {
  const shelves = new Map();
  const base = {
    createObjectStore: (name, { keyPath } = {}) => shelves.set(name, { keyPath, rows: new Map(), last: 0 }),
    transaction: () => transaction(shelves),
  };
  const open = () => {
    const asked = {};
    if (!opens) return asked;
    setImmediate(() => {
      asked.result = base;
      if (!shelves.size) asked.onupgradeneeded();
      asked.onsuccess();
    });
    return asked;
  };
  const all = () => Object.fromEntries([...shelves].map(([name, { rows }]) => [name, [...rows.values()]]));
  return { open, all };
}

function transaction(shelves) {
  const whole = { objectStore: (name) => store(shelves.get(name), ask) };
  let open = 0;
  const done = () => open || whole.oncomplete?.();
  function ask(work) {
    const asked = {};
    open += 1;
    setImmediate(() => {
      asked.result = structuredClone(work());
      asked.onsuccess?.();
      open -= 1;
      setImmediate(done);
    });
    return asked;
  }
  setImmediate(() => setImmediate(done));
  return whole;
}

function store(shelf, ask) {
  const put = (value, key = value[shelf.keyPath] ?? (shelf.last += 1)) => {
    if (shelf.keyPath === "id") value = { ...value, id: key };
    shelf.rows.set(key, structuredClone(value));
    return key;
  };
  const inOrder = () => [...shelf.rows].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    get: (key) => ask(() => shelf.rows.get(key)),
    getKey: (key) => ask(() => (shelf.rows.has(key) ? key : undefined)),
    getAll: () => ask(() => inOrder().map(([, value]) => value)),
    getAllKeys: () => ask(() => inOrder().map(([key]) => key)),
    put: (value, key) => ask(() => put(value, key)),
    add: (value) => ask(() => put(value)),
    delete: (key) => ask(() => shelf.rows.delete(key)),
  };
}
