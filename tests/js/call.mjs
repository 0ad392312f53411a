// Answers calls of the app's modules: one call a line as JSON, one answer a line as JSON.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

for await (const line of createInterface({ input: process.stdin })) {
  const { module, name, given } = JSON.parse(line);
  const found = await import(pathToFileURL(module).href);
  const answer = await found[name](...given);
  process.stdout.write(`${JSON.stringify({ answer })}\n`);
}
