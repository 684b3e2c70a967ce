import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { servedCities } from '@/lib/city/this-city';
import { checkDesks } from '@/scripts/doctor/checks/check-desk';
import { checkCities } from '@/scripts/doctor/checks/check-settings';
import { serveCitiesOf, smallest, writeCity } from '../../../lib/city/read/write-city';

const root = writeCity({ 'city.yaml': smallest });

/** Runs checkDesks on November 24, with this desk.yaml in the folder of cities. */
async function found(desk: string) {
  writeFileSync(path.join(root, 'desk.yaml'), desk);
  await serveCitiesOf(root);
  return checkDesks(servedCities(), Date.parse('2026-11-24T12:00:00Z'));
}

test('checkDesks notes an entry that has ended and an entry that matches no feed', async () => {
  const [row] = await found(`hide:
  - { words: fire, reason: A, until: 2026-11-23 }
  - { words: flood, reason: A, until: 2026-11-24 }
pause:
  - { source: Exampel News, until: 2026-12-01 }
  - { source: example news, until: 2026-12-01 }
`);
  expect(row).toMatchObject({ state: 'note', found: '4 entries that hide or pause' });
  expect(row?.details).toEqual([
    expect.stringMatching(/"fire".* is over: remove it$/),
    expect.stringMatching(/Exampel.* matches no feed/),
  ]);
});

test('checkDesks reports a correct desk.yaml as good, and nothing if there is no desk.yaml', async () => {
  expect(await found('hide: [{ words: fire, reason: A }]\n')).toMatchObject([{ state: 'good', details: [] }]);
  expect(await found('')).toEqual([]);
});

test('checkCities reports a mistake in the network’s desk.yaml as wrong, with its line number', async () => {
  await found('hide:\n  - { wrds: fire, reason: A }\n');
  const rows = checkCities().filter(({ subject }) => subject === 'desk.yaml of all cities');
  expect(rows).toMatchObject([{ state: 'wrong', found: expect.stringMatching(/^desk\.yaml:2: /) }]);
});
