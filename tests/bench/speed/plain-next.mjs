// The same build with plain Next.js as in `next start`: each page rendered per request, with its own gzip.
import { createServer } from 'node:http';
import process from 'node:process';
import next from 'next';
// The site leaves compression to its own server; plain Next.js does it by default.
import compression from 'next/dist/compiled/compression/index.js';

const app = next({ dev: false, quiet: true });
await app.prepare();
const handle = app.getRequestHandler();
const compress = compression();
createServer((request, response) => {
  compress(request, response, () => undefined);
  handle(request, response);
}).listen(Number(process.env.PORT), '127.0.0.1');
