// This file is plain JavaScript, because Node runs it directly; the rest of the server is compiled
// (instrumentation.ts).
import { once } from 'node:events';
import { lstatSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';

process.env.NODE_ENV ??= 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
const dev = process.env.NODE_ENV !== 'production';
// Keep serving the folder that the symbolic link .next points to now, because another build may replace the link.
const served = '.next';
if (!dev && lstatSync(served, { throwIfNoEntry: false })?.isSymbolicLink())
  process.env.BUILD_FOLDER = path.basename(readlinkSync(served));
const { default: next } = await import('next');
const server = createServer();
// The development tools accept only requests to this host name and localhost.
const tools = { httpServer: server, hostname: process.env.HOST?.trim() || 'localhost' };
const app = next({ dev, quiet: !dev, ...(dev && tools) });
// Next.js does not wait for instrumentation.ts in production, so start-up.ts emits an event with serveSite when it is
// ready.
const started = once(process, 'start-up');
await app.prepare();
const [serveSite] = await started;
await serveSite(server, app.getRequestHandler(), await app.server.getServer());
