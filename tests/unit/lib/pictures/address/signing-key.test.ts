import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { persistedKey, signingKey } from '@/lib/pictures/address/signing-key';
import '../../../served-city';
import { temporaryFolder } from '../../../../temporary/folder';

test('persistedKey creates a key that only its owner can read, and stores it', () => {
  const place = path.join(temporaryFolder(), 'not', 'there', 'yet');
  const key = persistedKey(place);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(path.join(place, 'signing-key')).mode & 0o777).toBe(0o600);
  expect(persistedKey(place)).toBe(key);
  expect(readdirSync(place)).toEqual(['signing-key']);
});

test('persistedKey replaces a truncated file', () => {
  const place = temporaryFolder({ 'signing-key': 'abc' });
  const key = persistedKey(place);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(path.join(place, 'signing-key'), 'utf8').trim()).toBe(key);
});

test('persistedKey throws if it cannot write', () => {
  const place = temporaryFolder({ 'in-the-way': '' });
  expect(() => persistedKey(path.join(place, 'in-the-way'))).toThrow();
});

test('persistedKey returns the same key to processes that start together', async () => {
  const place = temporaryFolder();
  const program = `import { persistedKey } from '@/lib/pictures/address/signing-key'; console.log(persistedKey(${JSON.stringify(place)}));`;
  const start = () => promisify(execFile)('node_modules/.bin/tsx', ['-e', program]);
  const keys = (await Promise.all([start(), start(), start(), start()])).map(({ stdout }) => stdout.trim());
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
}, 60_000);

test('signingKey returns the configured key without storing it', () => {
  const place = temporaryFolder();
  const key = 'k'.repeat(32);
  Object.assign(process.env, { SIGNING_KEY: key, CACHE_DIR: place });
  expect(signingKey()).toBe(key);
  expect(readdirSync(place)).toEqual([]);
});
