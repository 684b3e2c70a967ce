import { afterEach, expect, test } from '@jest/globals';
import { examine } from '@/scripts/doctor/examine';
import { serveCitiesOf, smallest, writeCities } from '../../lib/city/read/write-city';

afterEach(() => {
  delete process.env.CITES_DIR;
});

test.each([
  ['the city in CITY cannot be read', 'boulder', ['the city boulder', 'the city marfa']],
  [
    'the city in CITY does not exist',
    'nowhere',
    ['CITY=nowhere cannot be used', 'the city boulder', 'the city marfa'],
  ],
])('the doctor reports every broken city and misspelled setting, even if %s', async (_, CITY, wrong) => {
  const root = writeCities({ boulder: 'region: US-CO', marfa: 'name: [', taos: smallest });
  await serveCitiesOf(root, { CITY, SITE_URL: '', REDIS_URL: '', CITES_DIR: root });
  const findings = await examine();
  const lines = findings.map(({ subject, found }) => `${subject}: ${found}`);
  expect(findings.every(({ state }) => state === 'wrong')).toBe(true);
  for (const words of [...wrong, 'CITES_DIR: no such setting']) expect(lines.join('\n')).toContain(words);
});
