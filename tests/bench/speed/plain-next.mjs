// The same build under the framework alone, as `next start` has it: no filter, no finished answers, its own gzip.
import { createServer } from 'node:http';
import process from 'node:process';
import next from 'next';
// The site's own setting leaves compression to its server; this is what the framework would set up.
import compression from 'next/dist/compiled/compression/index.js';
import { cityHeader } from '../../../lib/server/framework/city-header.mjs';

const app = next({ dev: false, quiet: true });
await app.prepare();
const handle = app.getRequestHandler();
const compress = compression();
createServer((request, response) => {
  compress(request, response, () => undefined);
  // Every address is a city's inside (next.config.mjs).
  request.headers[cityHeader] = process.env.CITY || 'anaheim';
  handle(request, response);
}).listen(Number(process.env.PORT), '127.0.0.1');
