import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { readCity } from '@/lib/city/read/read-city';
import { readPlace } from '@/lib/news/local/read-place';
import { smallest, writeCity } from './write-city';

const read = (files: Record<string, string>) => readCity(path.join(writeCity(files), 'boulder'));

function cityOf(files: Record<string, string>): City {
  const got = read(files);
  if (!('city' in got)) throw new Error(got.problems.join('\n'));
  return got.city;
}

function problemsOf(files: Record<string, string>): readonly string[] {
  const got = read(files);
  return 'problems' in got ? got.problems : [];
}

describe('the smallest city', () => {
  const city = cityOf({ 'city.yaml': smallest });

  test('has a title, a nameplate and texts that name it', () => {
    expect(city.siteTitle).toBe('Boulder City News');
    expect(city.nameplate).toEqual(['Boulder', 'City News']);
    expect(city.state).toBe('Colorado');
    expect(city.promise).toBe('Local news for Boulder. Every headline names its source.');
    expect(city.robotName).toBe('BoulderNewsBot');
  });

  test('has no gap left in any text', () => {
    expect(JSON.stringify(city).match(/\{\w+\}/g)).toBeNull();
  });

  test('claims no books, no donation, no video, no questions and no documents', () => {
    expect([city.books, city.donation, city.frontBlocks.video]).toEqual([undefined, undefined, undefined]);
    expect([city.faq, city.partners, city.resources, city.learn]).toEqual([[], [], [], []]);
  });

  test('has its feed, and none of any other section', () => {
    expect(city.feeds['local-news']).toEqual([{ url: 'https://news.example/feed', name: 'Example News' }]);
    expect(city.feeds.sports).toEqual([]);
  });

  test('is local where its name stands, and not in another state than its own', () => {
    expect(city.local.places).toEqual([
      { reach: 'town', town: 'Boulder', names: ['Boulder'] },
      { reach: 'state', town: 'Colorado', names: [], unsure: ['Colorado'] },
    ]);
    const placeOf = (title: string) =>
      readPlace({ title, description: '', link: 'https://news.example/1' }, city.local, 'town');
    expect(placeOf('Boulder, Colo., votes')).toMatchObject({ reach: 'town', isLocal: true });
    expect(placeOf('Colorado votes')).toMatchObject({ isLocal: true });
    expect(placeOf('Boulder, Utah, votes')).toMatchObject({ reach: 'elsewhere', isLocal: false });
    expect(city.local.takesIn).toEqual([]);
  });
});

describe('drawings of its own', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"/>';
  const day = { src: '/drawings/balloon-day.svg', width: 600, height: 400 };
  const night = { ...day, src: '/drawings/balloon-night.svg' };
  const files = {
    'city.yaml': `${smallest}radioPicture: balloon-night\n`,
    'sections.yaml': 'sports:\n  sentence: A\n  called:\n    balloon: balloon, fiesta',
    'drawings/balloon-night.svg': svg,
    'drawings/balloon-day.svg': svg,
  };

  test('may be named like any other, and stand beside those that all cities share', () => {
    const city = cityOf(files);
    expect(city.radio.picture).toEqual(night);
    expect(city.sections.sports.called).toEqual([{ words: ['balloon', 'fiesta'], motif: [day, night] }]);
    expect(city.drawings).toHaveLength(31);
    expect(city.drawings.at(-1)).toEqual([day, night]);
  });

  test('take the place of shared ones of the same motif', () => {
    const city = cityOf({ 'city.yaml': smallest, 'drawings/skyline-day.svg': svg });
    expect(city.drawings).toHaveLength(30);
    expect(city.drawings.flat().filter(({ src }) => src.includes('/skyline-'))).toHaveLength(1);
  });
});

describe('the place of a city', () => {
  test.each([
    ['US-CO', 'Colorado'],
    ['US', 'United States'],
    ['CA', 'Canada'],
    ['DE', 'Germany'],
    ['IN-AP', 'India'],
  ])('the state of a city in %s is %s', (region, state) => {
    expect(cityOf({ 'city.yaml': smallest.replace('US-CO', region) }).state).toBe(state);
  });

  test('says whether the abbreviations of American states are states there', () => {
    const isAbroad = (region: string) =>
      cityOf({ 'city.yaml': smallest.replace('US-CO', region) }).local.isAbroad;
    expect([isAbroad('US-CO'), isAbroad('MX-YUC')]).toEqual([undefined, true]);
  });

  test('a state that is the country stands once in its address', () => {
    const city = cityOf({ 'city.yaml': smallest.replace('US-CO', 'GB-ENG') });
    expect(city.contact.address).toEqual(['Boulder, United Kingdom']);
  });
});

test('a city whose name ends in City has no second one in its title', () => {
  const { siteTitle, nameplate } = cityOf({ 'city.yaml': smallest.replace('Boulder', 'Kansas City') });
  expect(siteTitle).toBe('Kansas City News');
  expect(nameplate).toEqual(['Kansas City', 'News']);
});

describe('what a city says itself', () => {
  const own = {
    'city.yaml': `${smallest}siteTitle: '{name} Daily'\nmotto: News of {state}\n`,
    'sections.yaml':
      'local-news:\n  sentence: News of {name} by {siteTitle}.\nsports:\n  sentence: A\n  called: {}\narts:\n  called: { books: book }\n',
  };
  const city = cityOf(own);

  test('may have gaps, as what it inherits has', () => {
    expect([city.siteTitle, city.motto]).toEqual(['Boulder Daily', 'News of Colorado']);
    expect(city.sections['local-news'].sentence).toBe('News of Boulder by Boulder Daily.');
  });

  test('of a section, its sentence or its drawings, leaves the other as it is inherited', () => {
    const usual = cityOf({ 'city.yaml': smallest }).sections;
    expect(city.sections['local-news'].called).toEqual(usual['local-news'].called);
    expect(city.sections.sports.called).toEqual([]);
    expect(city.sections.arts.sentence).toBe(usual.arts.sentence);
    expect(city.sections.arts.called).toHaveLength(1);
  });
});

test('a key may have a file of its own, and a list a folder', () => {
  const category = (name: string) =>
    `name: ${name}\nquestions:\n  - question: Why?\n    answer: Because.\n    source: { name: A, href: /contact }\n`;
  const city = cityOf({
    'city.yaml': smallest,
    'donation.yaml': 'name: A Fund\nurl: https://fund.example/',
    'faq/02-b.yaml': category('B'),
    'faq/01-a.yaml': category('A'),
  });
  expect(city.donation).toEqual({ name: 'A Fund', url: 'https://fund.example/' });
  expect(city.faq.map(({ name }) => name)).toEqual(['A', 'B']);
});

describe('a sample edition', () => {
  test('is not there without the folder', () => {
    expect(cityOf({ 'city.yaml': smallest }).sampleSections).toEqual([]);
  });

  test('has a section for each file, in the order of the sections', () => {
    const samples = { 'sample/sports.xml': '', 'sample/local-news.xml': '', 'sample/LICENSE': '' };
    expect(cityOf({ 'city.yaml': smallest, ...samples }).sampleSections).toEqual(['local-news', 'sports']);
  });
});

test('a linked file counts, and a mount’s own folders do not', () => {
  const folder = path.join(
    writeCity({ '..data/city.yaml': smallest, '..data/motto.yaml': 'Linked' }),
    'boulder',
  );
  for (const name of ['city.yaml', 'motto.yaml']) symlinkSync(`..data/${name}`, path.join(folder, name));
  expect(readCity(folder)).toMatchObject({ city: { name: 'Boulder', motto: 'Linked' } });
});

test('an event that cannot be used is left out alone, and told with its file and line', () => {
  const entry = (key: string, start: string) =>
    `  - key: ${key}\n    title: A Fair\n    text: All day.\n    start: ${start}\n    place: The park\n    listed: 2026-11-01\n    organizer: { name: The City, href: https://city.example/ }\n`;
  const events = `editors:\n${entry('fair', '2026-12-05 10:00')}${entry('market', '2026-12-06')}`;
  expect(read({ 'city.yaml': smallest, 'events.yaml': events })).toMatchObject({
    city: { events: { editors: [{ key: 'market' }] } },
    leftOut: [
      'events.yaml:5: events.editors[1].start: expected a day such as 2026-12-05, or an hour of it, 2026-12-05T10:00',
    ],
  });
});

test.each([
  [
    'events.yaml',
    'editors:\n  - key: Craft Fair\n    title: A\n    text: B\n    start: 2026-12-05\n    place: C\n    listed: 2026-11-01\n    organizer: { name: D, href: https://d.example/ }\n',
    'events.yaml:2: events.editors[1].key: expected lowercase letters, digits and hyphens',
  ],
  [
    'events.yaml',
    'editors:\n  - key: fair\n    title: A\n    text: B\n    start: 2026-12-05\n    place: C\n    listed: 2026-11-01\n    organizer: { name: D, href: www.d.example }\n',
    'events.yaml:8: events.editors[1].organizer.href: expected an address such as https://…',
  ],
  [
    'notices.yaml',
    '- { text: A, from: Nov 30, until: 2026-12-01 }',
    'notices.yaml:1: notices[1].from: expected a day such as 2026-12-05, or an hour of it, 2026-12-05T10:00',
  ],
  [
    'notices.yaml',
    '- { text: A, from: 2026-11-30, until: 2026-12-01, link: { name: B, href: b.example } }',
    'notices.yaml:1: notices[1].link.href: expected an address such as https://… or /contact',
  ],
])('a wrong key, day or link in %s leaves out its entry alone: %s', (name, text, line) => {
  const motto = 'The rest of the edit shows';
  expect(read({ 'city.yaml': `${smallest}motto: ${motto}\n`, [name]: text })).toMatchObject({
    city: { motto },
    leftOut: [line],
  });
});

describe('what is wrong is told with its file and line', () => {
  test.each<[string, Record<string, string>, (string | RegExp)[]]>([
    [
      'an address that looks like one and is none',
      {
        'city.yaml': smallest.replace('news.example/', 'news.example:8o/'),
        'learn.yaml': '- { year: 1859, title: A, text: B, href: "https://a%20b.example/" }',
        'contact.yaml':
          'address: [A]\nnewsEmail: a@b.example\nadsEmail: a@b.example\nsocial: []\nformUrl: https://b.example:8o/{category}',
      },
      [
        'city.yaml:9: feeds.local-news[1].url: expected an address such as https://…',
        'learn.yaml:1: learn[1].href: expected an address such as https://… or /contact',
        'contact.yaml:5: contact.formUrl: expected an address such as https://…, with {category} in it',
      ],
    ],
    [
      'a color that YAML takes for a comment',
      { 'brand.yaml': 'accent: #1d4f91\n' },
      ["brand.yaml:1: brand.accent: expected a color such as '#d9600f': in quotes, its letters small"],
    ],
    [
      'a number beyond its bounds',
      { 'city.yaml': smallest.replace('40.015', '400.15') },
      ['city.yaml:3: latitude: expected number to be <=90'],
    ],
    [
      'a list of nothing',
      { 'resources.yaml': '- group: City\n  links: []' },
      ['resources.yaml:2: resources[1].links: expected array to have >=1 items'],
    ],
    [
      'a day of the week in small letters',
      {
        'events.yaml':
          'sample:\n  - title: A\n    text: B\n    on: every monday\n    place: C\n    organizer: { name: D, href: https://d.example/ }',
      },
      ['events.yaml:4: events.sample[1].on: expected days such as every Saturday or first Friday'],
    ],
    [
      'a search without a place for the title',
      {
        'books.yaml':
          'program: { name: A, href: https://a.example/ }\nretailer: { name: B, search: https://b.example/?q= }\nauthorPage: https://c.example/\nlist: []',
      },
      ['books.yaml:2: books.retailer.search: expected an address such as https://…, with {title} in it'],
    ],
    [
      'a value of another kind',
      { 'city.yaml': smallest.replace('40.015', 'north') },
      ['city.yaml:3: latitude: expected number, received string'],
    ],
    [
      'an unknown time zone',
      { 'city.yaml': smallest.replace('America/Denver', 'Boulder') },
      ['city.yaml:5: timeZone: expected a time zone such as America/Denver'],
    ],
    [
      'a misspelled key',
      { 'city.yaml': `${smallest}titel: Boulder\n` },
      ['city.yaml:11: no such key: titel'],
    ],
    [
      'a missing fact',
      { 'city.yaml': smallest.replace(/email: .*\n/, '') },
      ['city.yaml:1: email: expected string, received undefined'],
    ],
    [
      'an address in a file of its own',
      { 'learn.yaml': '- { year: 1859, title: A, text: B, href: nowhere }' },
      ['learn.yaml:1: learn[1].href: expected an address such as https://… or /contact'],
    ],
    [
      'a year that is left empty',
      { 'learn.yaml': '- year:\n  title: A\n  text: B\n  href: /a' },
      ['learn.yaml:1: learn[1].year: expected string, received null'],
    ],
    [
      'a question without an answer',
      { 'faq/01.yaml': 'name: A\nquestions:\n  - question: Why?\n    source: { name: A, href: /a }' },
      ['faq/01.yaml:3: faq[1].questions[1].answer: expected string, received undefined'],
    ],
    ['a text that is no YAML', { 'city.yaml': 'name: [Boulder' }, ['city.yaml:1: ']],
    [
      'a key that stands twice',
      { 'city.yaml': `${smallest}notices: []\n`, 'notices.yaml': '[]' },
      ['notices.yaml: notices stands in city.yaml too'],
    ],
    [
      'a list that is a file and a folder',
      { 'faq.yaml': '[]', 'faq/01-a.yaml': 'name: A' },
      ['faq/: faq stands in faq.yaml too'],
    ],
    [
      'a name that is passed over',
      { 'brand.yml': "accent: '#1d4f91'", 'faq/01-a.yml': 'name: A' },
      ['brand.yml: expected a name that ends in .yaml', 'faq/01-a.yml: expected a name that ends in .yaml'],
    ],
    [
      'an accent that cannot be read',
      { 'brand.yaml': "accent: '#f5953f'\n" },
      [
        'brand.yaml:1: brand.accent: expected a color that can be read on light paper: a contrast of 4.5 to 1, not 2.0',
      ],
    ],
    [
      'an emblem that does not show',
      { 'brand.yaml': "emblem:\n  size: 1\n  path: M0 0H1V1H0Z\n  color: '#ffe9a8'\n" },
      [
        'brand.yaml:4: brand.emblem.color: expected a color that can be read on #fdfbf7: a contrast of 3 to 1, not 1.2',
      ],
    ],
    [
      'a language that the site does not speak',
      { 'city.yaml': `${smallest}locale: es-MX\n` },
      ['city.yaml:11: locale: expected English, such as en-US or en-GB: the words of the site are English'],
    ],
    [
      'a document that is not in the folder',
      { 'partners.yaml': '- { id: kit, title: A, about: B, file: kit.pdf }' },
      ['partners: there is no documents/kit.pdf'],
    ],
    [
      'a drawing that nobody has drawn',
      { 'city.yaml': `${smallest}radioPicture: palms-noon\n` },
      ['city.yaml:11: radioPicture: expected a drawing such as palms-dusk, not palms-noon'],
    ],
    [
      'a motif that nobody has drawn',
      {
        'blog.yaml': 'sentence: A\npictures: [hall, castle]',
        'sections.yaml': 'sports:\n  sentence: A\n  called:\n    castle: castle, keep',
      },
      [
        /^blog.yaml:2: blog.pictures\[2\]: expected one of arch, .*, not castle$/,
        /^sections.yaml:4: sections.sports.called.castle: expected one of arch, .*, not castle$/,
      ],
    ],
    [
      'an own drawing without a light',
      { 'drawings/balloon.svg': '<svg viewBox="0 0 600 400"/>' },
      ['drawings/balloon.svg: expected a motif and a light, such as balloon-day.svg'],
    ],
    [
      'an own drawing of another shape',
      { 'drawings/balloon-day.svg': '<svg viewBox="0 0 400 400"/>' },
      ['drawings/balloon-day.svg:1: expected a drawing of 3 to 2, such as viewBox="0 0 600 400"'],
    ],
    [
      'a sample that is no section’s',
      { 'sample/sport.xml': '' },
      ['sample/sport.xml: expected the key of a section, as in local-news.xml'],
    ],
    [
      'a pack that does not exist',
      { 'city.yaml': `${smallest}packs: [us/nowhere]\n` },
      ['packs: there is no lib/city/packs/us/nowhere.yaml'],
    ],
  ])('%s', (_, files, expected) => {
    expect(problemsOf({ 'city.yaml': smallest, ...files })).toEqual(
      expected.map((line) =>
        typeof line === 'string' ? expect.stringContaining(line) : expect.stringMatching(line),
      ),
    );
  });
});
