// Plain JavaScript: the framework loads the page cache, which uses this, outside the bundle.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** In characters: on a phone four times slower than the test machine, 30 ms or more to read and run. */
const large = 9000;

// A module in a file of the bundler: its number and its function.
const moduleStart = /[,}](\d{1,7}),(?=(?:\([\w,{}]*\)|\w+)=>)/g;

/**
 * The numbers of the modules in a file of the bundler that have 9,000 characters or more, in their order.
 * @param {string} code
 * @returns {number[]}
 */
export function largeModulesIn(code) {
  const starts = [...code.matchAll(moduleStart)];
  return starts
    .filter(({ index }, at) => (starts[at + 1]?.index ?? code.length) - index >= large)
    .map(([, number]) => Number(number));
}

/** @type {Map<string, number[]>} */
const known = new Map();

/** Files of the build do not change while it is served. None where a file is not as expected. */
function largeModulesOf(file) {
  const before = known.get(file);
  if (before) return before;
  let found = [];
  if (/^static\/chunks\/[\w.~-]+\.js$/.test(file))
    try {
      found = largeModulesIn(readFileSync(path.join(process.cwd(), '.next', file), 'utf8'));
    } catch {
      // A build of another shape: its modules run in one go, as without this.
    }
  known.set(file, found);
  return found;
}

/**
 * The bundler's call that runs a page's first module, after calls that run the large ones that it needs: so that the
 * inline script can take them one by one and the browser can act on a touch in between.
 * @param {string} argument JSON
 * @returns {string[]} JSON of each
 */
export function inSmallSteps(argument) {
  const { otherChunks: files = [], runtimeModuleIds: ids } = JSON.parse(argument);
  if (!ids) return [argument];
  const needed = files.flatMap(largeModulesOf);
  const steps = needed.map((id) => JSON.stringify({ otherChunks: files, runtimeModuleIds: [id] }));
  return [...steps, argument];
}
