import { beforeEach, expect, jest, test } from '@jest/globals';
import { CityStore } from '@/lib/city/read/city-store';
import { smallest, writeCity } from './write-city';

const now = Date.parse('2026-11-24T18:00:00-07:00');
beforeEach(() => {
  jest.useFakeTimers({ now });
});

const early = `pin:
  - { link: nowhere, until: 2026-11-25 }
  - { link: /blog/a, until: 2026-11-25 }
  - link: /blog/b
    until: 2026-11-29T18:00
`;

test.each([
  ['desk.yaml', early, 5],
  ['city.yaml', `${smallest}desk:\n${early.replace(/^/gm, '  ').trimEnd()}\n`, 16],
])(
  'a pin in %s that ends more than 48 hours from now is reported with its line number',
  async (file, text, line) => {
    const store = await CityStore.open(writeCity({ 'city.yaml': smallest, [file]: text }));
    const wrong = expect.stringMatching(/: link is “nowhere”: write an address/);
    expect(store.problems().get('boulder')).toEqual([
      wrong,
      `${file}:${line}: until: write an end within 48 hours; until 2026-11-27T18:00 nothing is pinned`,
    ]);
    jest.setSystemTime(Date.parse('2026-11-27T18:00:00-07:00'));
    expect(store.problems().get('boulder')).toEqual([wrong]);
  },
);

test.each([
  ['a link', '{ until: 2026-11-25 }', 'link'],
  ['an end date', '{ link: /blog/a }', 'until'],
  ['a valid place', '{ link: /blog/a, until: 2026-11-25, place: third }', 'place'],
])('a pin that lacks %s is dropped, and the other pins are kept', async (_, entry, key) => {
  const desk = `pin:\n  - ${entry}\n  - { link: /blog/b, until: 2026-11-25 }\n`;
  const store = await CityStore.open(writeCity({ 'city.yaml': smallest, 'desk.yaml': desk }));
  expect(store.problems().get('boulder')).toEqual([
    expect.stringMatching(new RegExp(`^desk\\.yaml:2: ${key} is .*: write `)),
  ]);
  expect(store.city('boulder')?.desk?.pin).toEqual([{ link: '/blog/b', place: 'lead', until: '2026-11-25' }]);
});
