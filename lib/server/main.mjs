// The server's process: the framework is made ready, and then lib/server/serve-site.ts answers. Plain JavaScript: Node
// runs this file as it stands; all else of the server is compiled with the site (instrumentation.ts).
import { createServer } from 'node:http';
import process from 'node:process';

process.env.NODE_ENV ??= 'production';
const dev = process.env.NODE_ENV !== 'production';
const { default: next } = await import('next');
const server = createServer();
const app = next({ dev, quiet: !dev, ...(dev && { httpServer: server }) });
await app.prepare();
const serveSite = globalThis[Symbol.for('local-news.serve-site')];
await serveSite(server, app.getRequestHandler());
