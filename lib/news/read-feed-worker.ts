import { parentPort } from 'node:worker_threads';
import { type ReadRequest, readFeed } from '@/lib/news/read-feed';

// The request comes as a message: the bundler does not pass workerData on.
parentPort?.once('message', (request: ReadRequest) => {
  parentPort?.postMessage(readFeed(request));
});
