import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { bundleTools } from '@/scripts/bundle-tools.mjs';
import { temporaryFolder } from '../../temporary/folder';

const folder = temporaryFolder();

test('a bundled tool finds the worker that checks long posts', async () => {
  await bundleTools(['preview'], folder);
  const main = path.join(folder, 'scripts/preview/main.mjs');
  const [, address = ''] = /new URL\("([^"]*preflight-worker[^"]*)"/.exec(readFileSync(main, 'utf8')) ?? [];
  const worker = new Worker(new URL(address, pathToFileURL(main)));
  worker.postMessage('A **bold** word. '.repeat(2000));
  expect(await once(worker, 'message')).toEqual(['']);
  await worker.terminate();
});
