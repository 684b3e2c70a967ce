import { afterEach, expect, test } from '@jest/globals';
import { examine } from '@/scripts/doctor/examine';
import { serveCitiesOf, smallest, writeCities } from '../../lib/city/read/write-city';

afterEach(() => {
  delete process.env.CITES_DIR;
});

test.each([
  ['the city that is served', 'boulder', ['the city boulder', 'the city marfa']],
  ['a setting', 'nowhere', ['CITY=nowhere cannot be used', 'the city boulder', 'the city marfa']],
])('reports every broken city and misspelled setting, even if %s is invalid', async (_, CITY, wrong) => {
  const root = writeCities({ boulder: 'region: US-CO', marfa: 'name: [', taos: smallest });
  await serveCitiesOf(root, { CITY, SITE_URL: '', REDIS_URL: '', CITES_DIR: root });
  const findings = await examine();
  const lines = findings.map(({ subject, found }) => `${subject}: ${found}`);
  expect(findings.every(({ state }) => state === 'wrong')).toBe(true);
  for (const words of [...wrong, 'CITES_DIR: no such setting']) expect(lines.join('\n')).toContain(words);
});
