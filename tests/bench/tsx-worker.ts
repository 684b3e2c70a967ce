import path from 'node:path';
import { Worker } from 'node:worker_threads';

const start = `
require('tsx/cjs/api').register();
require(${JSON.stringify(path.join(process.cwd(), 'lib/news/read-feed-worker.ts'))});
`;

/** The reader's worker where no bundler has made JavaScript of it: tsx loads it inside the thread. */
export function startTsxWorker(): Worker {
  return new Worker(start, { eval: true });
}
