// Loaded before the site (node --require): shifts its clock by the ms in the file CLOCK_FILE. The monotonic clock is
// shifted too, unless CLOCK_IS_SET says that only the wall clock was set.
const { readFileSync } = require('node:fs');

let offset = 0;
const look = () => {
  try {
    offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
};
look();
setInterval(look, 100).unref();

const realNow = Date.now.bind(Date);
const now = () => realNow() + offset;

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, asked) => Reflect.construct(target, parts.length > 0 ? parts : [now()], asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

if (!process.env.CLOCK_IS_SET) {
  const realPassed = performance.now.bind(performance);
  performance.now = () => realPassed() + offset;
}
