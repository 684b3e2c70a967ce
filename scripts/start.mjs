// npm start: installs and builds if needed, then serves in this process. npm run dev: installs if needed, then runs the
// development server.
import { existsSync, rmSync } from 'node:fs';
import process from 'node:process';
import { ensureBuilt, ensureInstalled, say } from './ready.mjs';

const dev = process.argv.includes('--dev');
process.env.NODE_ENV = dev ? 'development' : 'production';
ensureInstalled('serving');
if (!dev) ensureBuilt('serving');
// Next.js cannot create a folder behind a link whose build is gone.
else if (!existsSync('.next')) rmSync('.next', { force: true });
say('starting');
await import('../lib/server/main.mjs');
