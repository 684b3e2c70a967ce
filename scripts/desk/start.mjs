// npm run desk: bundles the desk, which takes a second, and runs it in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleTools } from '../bundle-tools.mjs';

process.env.NODE_ENV = 'production';
const folder = path.resolve('node_modules/.cache/desk');
await bundleTools(['desk'], folder);
await import(pathToFileURL(path.join(folder, 'scripts/desk/main.mjs')).href);
