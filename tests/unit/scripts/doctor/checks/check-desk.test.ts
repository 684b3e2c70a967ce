import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { servedCities } from '@/lib/city/this-city';
import { checkAds } from '@/scripts/doctor/checks/check-ads';
import { checkDesks } from '@/scripts/doctor/checks/check-desk';
import { checkPins } from '@/scripts/doctor/checks/check-pins';
import { checkCities } from '@/scripts/doctor/checks/check-settings';
import { checkSwitchboard } from '@/scripts/doctor/checks/check-switchboard';
import { serveCitiesOf, smallest, writeCity } from '../../../lib/city/read/write-city';
import { folderWith, pictureIn } from '../../../lib/pictures/photos/photo-city';
import { thisCity } from '../../../this-city';

describe('The check of desk.yaml', () => {
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
    expect(await found('hide: [{ words: fire, reason: A }]\n')).toMatchObject([
      { state: 'good', details: [] },
    ]);
    expect(await found('')).toEqual([]);
  });

  test('checkCities reports a mistake in the network’s desk.yaml as wrong, with its line number', async () => {
    await found('hide:\n  - { wrds: fire, reason: A }\n');
    const rows = checkCities().filter(({ subject }) => subject === 'desk.yaml of all cities');
    expect(rows).toMatchObject([{ state: 'wrong', found: expect.stringMatching(/^desk\.yaml:2: /) }]);
  });
});

describe('The check of pins', () => {
  const now = Date.parse('2026-11-24T19:00:00Z');
  const until = 'until: 2026-11-25';
  const files = {
    'city.yaml': smallest,
    'posts/a.md': '---\ntitle: A\ndate: 2026-11-01\nformerly: old\n---\n\nText.\n',
  };

  test.each([
    ['nothing', '[]', []],
    ['a headline', `[{ link: "https://www.paper.example/1/", ${until} }]`, []],
    [
      'a post by its current and former names',
      `[{ link: /blog/a, ${until} }, { link: /blog/old, ${until} }]`,
      [],
    ],
    ['an expired item', '[{ link: /blog/b, until: 2026-11-20 }]', []],
    ['an unknown item', `[{ link: /blog/b, ${until} }]`, ['pinned: /blog/b']],
  ])(
    'checkPins reports only the unknown items among the pins: desk.yaml pins %s',
    async (_, pin, subjects) => {
      jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
      await serveCitiesOf(writeCity({ ...files, 'desk.yaml': `pin: ${pin}\n` }));
      const found = await checkPins(thisCity('boulder'), ['https://paper.example/1']);
      expect(found.map(({ subject }) => subject)).toEqual(subjects);
    },
  );
});

describe('The check of ads', () => {
  const noon = Date.parse('2026-12-01T19:00:00Z');
  const ad = (until: string, more = '') =>
    `  - { slot: 250, text: Ends ${until}, link: /contact, from: 2026-11-23, until: ${until}${more} }\n`;

  async function found(...ads: string[]) {
    const cities = writeCity({ 'city.yaml': smallest });
    const photos = {
      'fit.jpg': await pictureIn('jpeg', 600, 500),
      'banner.jpg': await pictureIn('jpeg', 970, 90),
    };
    writeFileSync(
      path.join(folderWith(photos, path.join(cities, 'boulder')), 'desk.yaml'),
      `ads:\n${ads.join('')}`,
    );
    await serveCitiesOf(cities);
    return checkAds(noon);
  }

  test('checkAds reports nothing for current ads whose pictures have the expected size', async () => {
    expect(await found(ad('2026-12-01', ', picture: fit.jpg'))).toEqual([]);
  });

  test('checkAds notes ads that have ended', async () => {
    expect(await found(ad('2026-11-30'), ad('2026-12-01'))).toMatchObject([
      { subject: 'the ads of boulder', state: 'note', found: '“Ends 2026-11-30” ended 2026-11-30' },
    ]);
  });

  test('checkAds notes a picture whose shape does not fit its slot, with the size to use', async () => {
    expect(await found(ad('2026-12-01', ', picture: banner.jpg'))).toMatchObject([
      { found: 'photos/banner.jpg is 970 by 90: for a slot of 250 make it about 600 by 500' },
    ]);
  });
});

describe('The check of phone numbers', () => {
  const noon = Date.parse('2026-11-23T19:00:00Z');

  function entry(name: string, checked: string): string {
    const source = '{ name: City, href: https://city.example/ }';
    return `- { name: ${name}, need: Trash, text: Pickup., phones: [311], source: ${source}, checked: ${checked} }\n`;
  }

  async function findingsFor(...entries: string[]) {
    await serveCitiesOf(writeCity({ 'city.yaml': smallest, 'switchboard.yaml': entries.join('') }));
    return checkSwitchboard(noon);
  }

  test('checkSwitchboard reports nothing for numbers confirmed within 18 months', async () => {
    expect(await findingsFor(entry('Hauler', '2025-05-25'), entry('Dump', '2026-11-23'))).toEqual([]);
  });

  test('checkSwitchboard counts and lists entries that nobody has confirmed for 18 months', async () => {
    const entries = [entry('Hauler', '2025-05-01'), entry('Dump', '2026-11-23'), entry('Zoo', '2020-01-01')];
    expect(await findingsFor(...entries)).toMatchObject([
      {
        subject: 'whom to call in boulder',
        state: 'note',
        found: '2 of 3 not confirmed for 18 months',
        details: ['Hauler, last checked 2025-05-01', 'Zoo, last checked 2020-01-01'],
      },
    ]);
  });
});
