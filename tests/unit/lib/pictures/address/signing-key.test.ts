import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { signingKey } from '@/lib/pictures/address/signing-key';
import '../../../with-anaheim';

test('the key that the operator has set is taken, and none is kept', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'key-'));
  const key = 'k'.repeat(32);
  Object.assign(process.env, { SIGNING_KEY: key, CACHE_DIR: folder });
  expect(signingKey()).toBe(key);
  expect(readdirSync(folder)).toEqual([]);
});
