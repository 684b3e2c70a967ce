// Loaded into a site (heap.ts): at SIGUSR2 it collects garbage and writes to the log how much memory JavaScript uses then.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  console.log(`heap: ${process.memoryUsage().heapUsed} bytes`);
});
