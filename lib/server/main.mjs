// The server's process: the framework is made ready, and then lib/server/serve-site.ts answers. Plain JavaScript: Node
// runs this file as it stands; all else of the server is compiled with the site (instrumentation.ts).
import { createServer } from 'node:http';
import process from 'node:process';

process.env.NODE_ENV ??= 'production';
// The framework tells its makers nothing of this site.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
const dev = process.env.NODE_ENV !== 'production';
const { default: next } = await import('next');
const server = createServer();
// The framework's tools listen to pages of this name alone, and to localhost.
const tools = { httpServer: server, hostname: process.env.HOST?.trim() || 'localhost' };
const app = next({ dev, quiet: !dev, ...(dev && tools) });
// The framework does not wait for instrumentation.ts in production: serveSite comes through this promise.
const started = new Promise((resolve) => {
  globalThis[Symbol.for('local-news.started')] = resolve;
});
await app.prepare();
const serveSite = await started;
await serveSite(server, app.getRequestHandler());
