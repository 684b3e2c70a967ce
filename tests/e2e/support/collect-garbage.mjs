// Loaded into a site by heap.ts. On SIGUSR2 it collects garbage and logs how much memory JavaScript uses.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  console.log(`heap: ${process.memoryUsage().heapUsed} bytes`);
});
