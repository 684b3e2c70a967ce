// npm start: installs and builds if needed, then serves in this process. npm run dev: the same for development.
import process from 'node:process';
import { ensureBuilt, ensureInstalled, say } from './ready.mjs';

const dev = process.argv.includes('--dev');
process.env.NODE_ENV = dev ? 'development' : 'production';
ensureInstalled('serving');
if (!dev) ensureBuilt('serving');
say('starting');
await import('../lib/server/main.mjs');
