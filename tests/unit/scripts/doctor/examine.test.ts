import { expect, test } from '@jest/globals';
import { examine } from '@/scripts/doctor/examine';
import { temporaryFolder } from '../../../temporary/folder';
import { serveCitiesOf, smallest, writeCities } from '../../lib/city/read/write-city';

test('the doctor checks the shared store, but no feeds, if there are several cities', async () => {
  const hosted = (key: string) => `${smallest}hosts: [${key}.example]\n`;
  await serveCitiesOf(writeCities({ boulder: hosted('boulder'), marfa: hosted('marfa') }), {
    SITE_URL: '',
    CACHE_DIR: temporaryFolder(),
    // Nothing listens on port 1.
    REDIS_URL: 'redis://127.0.0.1:1',
    SIGNING_KEY: 'ab'.repeat(32),
  });
  const findings = await examine();
  const store = findings.filter(({ area }) => area === 'store');
  expect(store).toEqual([expect.objectContaining({ subject: '127.0.0.1:1', state: 'wrong' })]);
  expect(findings.some(({ area }) => area === 'feeds')).toBe(false);
});
