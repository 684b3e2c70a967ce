import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { examine } from '@/scripts/doctor/examine';
import { smallest, writeCities } from '../../lib/city/read/write-city';

const before = { ...process.env };

beforeAll(() => {
  setProcessWide('city store', undefined);
  delete process.env.CITY;
  delete process.env.SITE_URL;
  Object.assign(process.env, {
    CITIES_DIR: writeCities({
      boulder: `${smallest}hosts: [boulder.example]\n`,
      marfa: `${smallest}hosts: [marfa.example]\n`,
    }),
    CACHE_DIR: mkdtempSync(path.join(tmpdir(), 'doctor-')),
    // Nobody listens there.
    REDIS_URL: 'redis://127.0.0.1:1',
    SIGNING_KEY: 'ab'.repeat(32),
  });
});
afterAll(() => {
  setProcessWide('city store', undefined);
  process.env = { ...before };
});

test('where many cities are served, the store that all share is looked at, and no feed', async () => {
  const findings = await examine();
  const store = findings.filter(({ area }) => area === 'store');
  expect(store).toEqual([expect.objectContaining({ subject: '127.0.0.1:1', state: 'wrong' })]);
  expect(findings.some(({ area }) => area === 'feeds')).toBe(false);
});
