import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import type { EditorEvent, FrontNotice } from '@/lib/city/city-type';
import { readCity } from '@/lib/city/read/read-city';
import { editorEvent as event } from '../../events/make-event';
import { smallest, writeCity } from './write-city';

const read = async (files: Record<string, string>) =>
  await readCity(path.join(writeCity({ 'city.yaml': smallest, ...files }), 'boulder'));

/** Returns how many entries are kept, and the reported problems. */
async function left(what: 'events' | 'notices', list: readonly unknown[]) {
  const got = await read({ [`${what}.yaml`]: stringify(what === 'events' ? { editors: list } : list) });
  const { events, notices } = got.city ?? {};
  return { kept: (what === 'events' ? events?.editors : notices)?.length, lines: got.problems };
}

test.each([
  [
    '- title: [oops\n  place: Park\n',
    ['2: title is “[oops”: write a closing ]', '2: start is missing: write a day'],
  ],
  [
    '- title: "Fair\n  place: Park\n',
    ['2: title is “"Fair”: write a closing "', '2: start is missing: write a day'],
  ],
  [
    '- { title: Fair, place: Park\n',
    ['2: entry 1 of editors is “{ title: Fair, place: Park”: write a closing }'],
  ],
  ['- title: Fair\n  start: [2026-12-05\n  place: Park\n', ['3: start is “[2026-12-05”: write a closing ]']],
  ['- title: "[Updated] Fair\n  start: 2026-12-05\n  place: Park\n', []],
  ['- title: "[Updated] Fair"\n  place: Park\n', ['2: start is missing: write a day']],
])('an unclosed value is reported first if its entry has another mistake: %j', async (entry, lines) => {
  const { problems } = await read({ 'events.yaml': `editors:\n${entry}` });
  expect(problems).toEqual(lines.map((words) => expect.stringContaining(`events.yaml:${words}`)));
});

describe('an editors’ event in events.yaml', () => {
  test.each<[string, Partial<EditorEvent>]>([
    ['with hours', {}],
    ['with only a start', { end: undefined }],
    ['on one day', { start: '2026-12-05', end: undefined }],
    ['on several days', { start: '2026-12-05', end: '2026-12-07' }],
  ])('%s is kept', async (_, { ...fields }) => {
    expect(await left('events', [event(fields)])).toEqual({ kept: 1, lines: [] });
  });

  test.each<[string, Record<string, unknown>]>([
    ['start is “2026-02-30”: write a day such as 2026-12-05', { start: '2026-02-30', end: undefined }],
    ['start is “December 5”: write a day such as', { start: 'December 5', end: undefined }],
    ['start is missing: write a day such as', { start: undefined }],
    ['start is empty: write a day such as', { start: '' }],
    ['place is missing: write a text', { place: undefined }],
    ['title is missing', { title: undefined }],
    ['end is “2026-12-05T25:00”', { end: '2026-12-05T25:00' }],
    ['end is “2026-12-05T09:00”: write an end after the start', { end: '2026-12-05T09:00' }],
    ['end is “2026-12-06”', { end: '2026-12-06' }],
    ['href is “http://a.example/”', { organizer: { name: 'A', href: 'http://a.example/' } }],
    ['href is “a.example”', { organizer: { name: 'A', href: 'a.example' } }],
    ['listed is “today”: write a day such as 2026-11-22', { listed: 'today' }],
    ['key is “Craft Fair”: write lowercase letters, digits and hyphens', { key: 'Craft Fair' }],
    ['key is “aaaaaaaaaa', { key: 'a'.repeat(81) }],
  ])(
    'with a mistake is the only event dropped, and is reported with its line number: %s',
    async (message, fields) => {
      const wrong = JSON.parse(JSON.stringify({ ...event(), ...fields }));
      const { kept, lines } = await left('events', [wrong, event({ key: 'another' })]);
      expect(kept).toBe(1);
      expect(lines[0]).toMatch(/^events\.yaml:\d+: /);
      expect(lines[0]).toContain(`: ${message}`);
    },
  );

  test('with a duplicate key is dropped', async () => {
    const { kept, lines } = await left('events', [event(), event({ title: 'Twin' })]);
    expect(kept).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /: key is “book-sale”: write another key than book-sale, which an event above has$/,
      ),
    ]);
  });
});

test.each<[Partial<FrontNotice>, number, string]>([
  [{ from: '2026-12-05', until: '2026-12-05' }, 1, ''],
  [{ from: '2026-12-05T10:00', until: '2026-12-05' }, 1, ''],
  [{ from: '2026-12-05T10:00', until: '2026-12-05T11:00' }, 1, ''],
  [{ from: '2026-12-05', until: '2026-12-05', level: 'emergency', updated: '2026-12-05T10:00' }, 1, ''],
  [{ from: '2026-12-05', until: '2026-12-05', updated: '10 a.m.' }, 0, 'updated'],
  [{ from: '2026-13-45', until: '2026-12-05' }, 0, 'from'],
  [{ from: '2026-12-05', until: '2026-12-32' }, 0, 'until'],
  [{ from: '2026-12-05', until: '2026-12-04' }, 0, 'until'],
  [{ from: '2026-12-05T10:00', until: '2026-12-05T10:00' }, 0, 'until'],
  [{ from: '2026-12-05', until: '2026-12-05', link: { name: 'B', href: 'b.example' } }, 0, 'href'],
])(
  'a notice is dropped if a value is invalid: with %j, the number of notices kept is %i',
  async (fields, kept, place) => {
    const found = await left('notices', [{ text: 'We moved.', ...fields }]);
    expect(found.kept).toBe(kept);
    expect(found.lines.slice(0, 1)).toEqual(
      place ? [expect.stringMatching(new RegExp(`^notices\\.yaml:\\d: ${place} is “.*”: write `))] : [],
    );
  },
);

test('a correction in desk.yaml with a mistake is dropped, and the other corrections are kept', async () => {
  const text = `corrections:
  - { link: /faq, date: 2026-11-23, text: An old fee. }
  - { link: faq, date: 2026-11-23, text: No address. }
`;
  const { city, problems } = await read({ 'desk.yaml': text });
  expect(city?.desk?.corrections).toEqual([{ link: '/faq', date: '2026-11-23', text: 'An old fee.' }]);
  expect(problems).toEqual([expect.stringMatching(/^desk\.yaml:3: link is “faq”: write an address/)]);
});

describe('desk.yaml', () => {
  const hide = async (entry: string) => await read({ 'desk.yaml': `hide:\n  - ${entry}\n` });

  test.each([
    ['until is “2026-13-01”: write a day', '{ link: /a, reason: Court order, until: 2026-13-01 }'],
    ['reason is missing: write a text', '{ words: fire }'],
    ['no such key: untill', '{ words: fire, reason: A, untill: 2026-12-01 }'],
    ['story is “all”: write yes or no', '{ source: KTLA, reason: A, story: all }'],
  ])('applies a hide entry even if it has a mistake, and reports the mistake: %s', async (message, entry) => {
    const { city, problems } = await hide(entry);
    expect(city?.desk?.hide).toHaveLength(1);
    expect(problems).toEqual([expect.stringMatching(/^desk\.yaml:2: /)]);
    expect(problems[0]).toContain(message);
    expect(problems[0]).toMatch(/; it hides all the same$/);
  });

  test.each([
    ['a misspelled key that would narrow the entry', '{ words: fire, sorce: KTLA, reason: A }'],
    ['nothing to hide', '{ reason: A }'],
    [
      'a picture and words, which need two entries',
      '{ picture: https://a.example/1.jpg, words: fire, reason: A }',
    ],
    ['an invalid address', '{ link: a.example/fire, reason: A }'],
  ])('drops a hide entry with %s, and reports that it hides nothing', async (_, entry) => {
    const { city, problems } = await hide(entry);
    expect([city?.desk?.hide, problems]).toEqual([[], [expect.stringMatching(/; it does not hide$/)]]);
  });

  test('keeps the valid parts if there are unknown keys and an invalid part', async () => {
    const { city, problems } = await read({
      'desk.yaml': 'hides: []\npins: []\npause: KTLA\nhide:\n  - { link: /blog/a, reason: A }\n',
    });
    expect(city?.desk).toMatchObject({ pause: [], hide: [{ link: '/blog/a' }] });
    expect(problems).toEqual([
      expect.stringMatching(/^desk\.yaml:3: pause is “KTLA”: write a list/),
      'desk.yaml:1: no such key: hides',
      'desk.yaml:2: no such key: pins',
    ]);
  });
});

describe('an ad in desk.yaml', () => {
  const ad = {
    slot: 250,
    text: 'Fair',
    link: 'https://fair.example/',
    from: '2026-11-23',
    until: '2026-11-30',
  };
  const ads = async (fields: object) =>
    await read({ 'desk.yaml': stringify({ ads: [ad, { ...ad, ...fields }] }) });

  test.each([
    { slot: '600' },
    { until: '2026-11-23', sponsor: 'Canyon Fair', alt: 'A wheel' },
    { link: '/contact' },
  ])('is kept with %j', async (fields) => {
    const { city, problems } = await ads(fields);
    expect(problems).toEqual([]);
    expect(city?.desk?.ads).toEqual([{ ...ad, slot: '250' }, expect.objectContaining(fields)]);
  });

  test.each([
    [{ slot: 300 }, 'slot is “300”: write a slot, 250 or 600'],
    [{ text: 'a'.repeat(121) }, ': write at most 120 letters'],
    [{ link: 'javascript:alert(1)' }, 'link is “javascript:alert(1)”: write an address'],
    [{ until: '2026-11-22' }, 'until is “2026-11-22”: write a last day from 2026-11-23 on'],
    [{ picture: 'fair.jpg' }, 'picture: write a picture: photos/ has no fair.jpg'],
    [{ sponser: 'Canyon Fair' }, ' no such key: sponser'],
  ])('is dropped if it has %j, and other ads are kept', async (fields, words) => {
    const { city, problems } = await ads(fields);
    expect(city?.desk?.ads).toHaveLength(1);
    expect(problems).toEqual([expect.stringContaining(words)]);
    expect(problems[0]).toMatch(/^desk\.yaml:\d+: /);
  });
});

test.each(['', '# nothing today\n', 'corrections:\n'])(
  'a desk.yaml that contains %j counts as empty',
  async (text) => {
    expect((await read({ 'desk.yaml': text })).problems).toEqual([]);
  },
);

/** `and` adds a line to the smallest city, and `changed` replaces words in it. */
const and = (line: string) => ({ 'city.yaml': `${smallest}${line}\n` });
const changed = (from: string | RegExp, to: string) => ({ 'city.yaml': smallest.replace(from, to) });

test.each<[string, Record<string, string>]>([
  ['city.yaml:9: url is “https://a.example:8o/feed”: ', changed('news.example/', 'a.example:8o/')],
  [
    'learn.yaml:1: href is “https://a%20b.example/”: write an address such as https://… or /contact',
    { 'learn.yaml': '- { year: 1859, title: A, text: B, href: "https://a%20b.example/" }' },
  ],
  [
    'contact.yaml:5: formUrl is “https://b.example:8o/{category}”: write an address such as https://…, with {category} in it',
    {
      'contact.yaml':
        'address: [A]\nnewsEmail: a@b.example\nadsEmail: a@b.example\nsocial: []\nformUrl: https://b.example:8o/{category}',
    },
  ],
  [
    'brand.yaml:1: accent is “blue # like the sky”: write a color such as #d9600f',
    { 'brand.yaml': 'accent: blue # like the sky\n' },
  ],
  [
    'events.yaml:4: on is “every weekday”: write days such as every Saturday or first Friday',
    {
      'events.yaml':
        'sample:\n  - title: A\n    text: B\n    on: every weekday\n    place: C\n    organizer: { name: D, href: https://d.example/ }',
    },
  ],
  [
    'books.yaml:2: search is “https://b.example/?q=”: write an address such as https://…, with {title} in it',
    {
      'books.yaml':
        'program: { name: A, href: https://a.example/ }\nretailer: { name: B, search: https://b.example/?q= }\nauthorPage: https://c.example/\nlist: []',
    },
  ],
  ['city.yaml:3: latitude is “north”: write a number', changed('40.015', 'north')],
  ['city.yaml:5: timeZone is “Boulder”: write a time zone', changed('America/Denver', 'Boulder')],
  ['city.yaml:11: no such key: titel', and('titel: Boulder')],
  ['city.yaml:1: email is missing: write an email address', changed(/email: .*\n/, '')],
  [
    'faq/01.yaml:3: answer is missing: write a text',
    { 'faq/01.yaml': 'name: A\nquestions:\n  - question: Why?\n    source: { name: A, href: /a }' },
  ],
  ['city.yaml:2: this line begins too far right', { 'city.yaml': 'name: Boulder\n  region: US-CO' }],
  ['motto.yaml: motto stands in city.yaml too: take one out', { ...and('motto: A'), 'motto.yaml': 'B' }],
  [
    'faq/01-a.yaml: faq stands in faq.yaml too',
    {
      'faq.yaml': '- { name: A, questions: [{ question: B, answer: C, source: { name: D, href: /d } }] }',
      'faq/01-a.yaml': 'name: A',
    },
  ],
  [
    'brand.yaml:1: accent is “#f5953f”: write a color that can be read on light paper: a contrast of 4.5 to 1, not 2.0',
    { 'brand.yaml': "accent: '#f5953f'\n" },
  ],
  ['city.yaml:11: locale is “xx-CA”: write a language (en, es', and('locale: xx-CA')],
  [
    'partners.yaml:1: file: write a PDF in documents/, where there is no kit.pdf',
    { 'partners.yaml': '- { id: kit, title: A, about: B, file: kit.pdf }' },
  ],
  [
    'city.yaml:11: radioPicture is “palms-noon”: write a drawing such as palms-dusk, not palms-noon',
    and('radioPicture: palms-noon'),
  ],
  [
    'blog.yaml:2: entry 2 of pictures is “castle”: write one of arch, ',
    { 'blog.yaml': 'sentence: A\npictures: [hall, castle]' },
  ],
  [
    'city.yaml:11: entry 1 of packs is “us/nowhere”: write a feed pack such as us/national, not us/nowhere',
    and('packs: [us/nowhere]'),
  ],
  ['sample/sport.xml: expected the name of a section, such as sports.xml', { 'sample/sport.xml': '' }],
])('readCity reports a mistake with its file and line: %s', async (line, files) => {
  expect((await read(files)).problems).toEqual([expect.stringContaining(line)]);
});

describe('an invalid value', () => {
  const documents = { 'documents/kit.pdf': '' };
  const partner = (file: string) => `- { id: ${file}, title: A, about: B, file: ${file}.pdf }\n`;

  test.each<[string, Record<string, string>, object]>([
    ['a file that is not YAML', { 'learn.yaml': 'a: [' }, { learn: [] }],
    ['an unknown key', { ...and('titel: A\nmotto: News') }, { motto: 'News' }],
    ['an unusable value', { ...and('locale: xx-CA\nmotto: News') }, { locale: 'en-US', motto: 'News' }],
    [
      'a partner whose document is missing',
      { ...documents, 'partners.yaml': partner('kit') + partner('gone') },
      { partners: [{ id: 'kit' }] },
    ],
    [
      'one feed of several',
      and('    - url: paper.example'),
      { feeds: { 'local-news': [{ url: 'https://news.example/feed' }] } },
    ],
    [
      'one file of a list',
      { 'elsewhere/01.yaml': 'name: A\nhref: a b', 'elsewhere/02.yaml': 'name: B\nhref: /b' },
      { elsewhere: [{ name: 'B' }] },
    ],
  ])('is dropped, and the rest is kept: %s', async (_, files, rest) => {
    const { city, problems } = await read(files);
    expect(city).toMatchObject(rest);
    expect(problems).toHaveLength(1);
  });

  test('of a required key makes the city unusable', async () => {
    const { city, problems } = await read(changed('America/Denver', 'Boulder'));
    expect([city, problems.length]).toEqual([undefined, 1]);
  });
});
