// Serves the same build with plain Next.js, like `next start`: renders each page per request and compresses it.
import { createServer } from 'node:http';
import process from 'node:process';
import next from 'next';
// The site turns off the compression of Next.js, because its own server compresses.
import compression from 'next/dist/compiled/compression/index.js';

const app = next({ dev: false, quiet: true });
await app.prepare();
const handle = app.getRequestHandler();
const compress = compression();
createServer((request, response) => {
  compress(request, response, () => undefined);
  handle(request, response);
}).listen(Number(process.env.PORT), '127.0.0.1');
