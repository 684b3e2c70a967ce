// Loaded into the site before anything else (node --require): tells every five seconds what it holds, as lines of JSON
// in the file PROBE_FILE. Memory is counted after a collection, so that what is merely not collected yet is no growth.
const { appendFileSync, readdirSync, readlinkSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');
const v8 = require('node:v8');
const vm = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const megabyte = 1024 * 1024;

function sockets() {
  const open = (file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`);
    } catch {
      return '';
    }
  };
  try {
    return readdirSync('/proc/self/fd').filter((file) => open(file).startsWith('socket:')).length;
  } catch {
    return 0;
  }
}

setInterval(() => {
  const loop = { p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 };
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  const sample = {
    at: Date.now(),
    rssMb: rss / megabyte,
    liveMb: (heapUsed + external) / megabyte,
    loop,
    sockets: sockets(),
  };
  appendFileSync(process.env.PROBE_FILE, `${JSON.stringify(sample)}\n`);
  // The collection is ours and holds up the loop: it is not counted.
  delay.reset();
}, 5000).unref();
