// As much of a browser's database as the phone uses: each use is done as a whole, in order.

/** Databases that are opened at once, or (as on some phones) never. */
export function databases(opens) {
  const shelves = new Map();
  let use = () => transaction(shelves);
  const connection = () => {
    use = () => transaction(shelves);
    return {
      createObjectStore: (name, { keyPath } = {}) => shelves.set(name, { keyPath, rows: new Map(), last: 0 }),
      transaction: () => use(),
    };
  };
  const open = () => {
    const asked = {};
    if (!opens) return asked;
    setImmediate(() => {
      asked.result = connection();
      if (!shelves.size) asked.onupgradeneeded();
      asked.onsuccess();
    });
    return asked;
  };
  const all = () => Object.fromEntries([...shelves].map(([name, { rows }]) => [name, [...rows.values()]]));
  /** The phone drops the connection, and says so by this error: as it is used, or afterwards. */
  const drop = (name, isAtOnce) => {
    const error = new DOMException("connection lost", name);
    use = () => {
      if (isAtOnce) throw error;
      const whole = { objectStore: (at) => store(shelves.get(at), () => ({})) };
      setImmediate(() => whole.onerror({ target: { error } }));
      return whole;
    };
  };
  return { open, all, drop };
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
