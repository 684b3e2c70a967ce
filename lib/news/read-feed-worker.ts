import { parentPort } from 'node:worker_threads';
import { type ReadRequest, readFeed } from '@/lib/news/read-feed';

// One big feed, read away from the thread that answers requests. The request comes as a message: the bundler does
// not pass workerData on.
parentPort?.once('message', (request: ReadRequest) => {
  parentPort?.postMessage(readFeed(request));
});
