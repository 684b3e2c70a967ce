// npm run desk: bundles the desk, which takes a second, and runs it in this process.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleTools } from '../bundle-tools.mjs';

process.env.NODE_ENV = 'production';
const cache = path.resolve('node_modules/.cache');
mkdirSync(cache, { recursive: true });
// A unique folder, because another desk may start at the same time.
const folder = mkdtempSync(path.join(cache, 'desk-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await bundleTools(['desk', 'desk/worker'], folder);
await import(pathToFileURL(path.join(folder, 'scripts/desk/main.mjs')).href);
