import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { ForSale, StoryKind } from '@/lib/city/schema/news';
import { isGrim, maySell, prominenceOf, storyKind } from '@/lib/news/classify/story-kind';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { item } from '../make-item';

test.each([
  ['Police look for shooter', ''],
  ['A night to forget', 'Two people were killed.'],
  ['Rabid bat found at a pool', ''],
  ['Smoke over the hills', ''],
  ['Una noche triste', 'Un hombre murió en el incendio.'],
])('isGrim is true for the title “%s” with the description “%s”', (title, description) => {
  expect(isGrim(item({ title, description }))).toBe(true);
});

test('isGrim is true for a harmless title if its kind is hard, and false otherwise', () => {
  const story = item({ title: 'A long night', description: '' });
  expect([isGrim({ ...story, kind: 'hard' }), isGrim(story)]).toEqual([true, false]);
});

test.each([
  ['Seven gifts for gardeners', true],
  ['A toaster at $29.99', true],
  ['New fall collection arrives', true],
  ['A garden for every season', false],
  ['The bridge that never was', false],
])('maySell for “%s” returns %s', (title, sells) => {
  expect(maySell(item({ title, description: '' }))).toBe(sells);
});

// biome-ignore format: one headline, one line
const stories: readonly [StoryKind, FeedKey, string, string][] = [
  ['hard', 'local-news', 'Two killed as van rolls over on Interstate 5, police say', 'The crash closed three lanes before dawn, officers said.'],
  ['hard', 'local-news', 'Man arrested after stabbing at a bus stop', 'Police said the suspect was booked into jail on suspicion of attempted murder.'],
  ['hard', 'local-news', 'Wildfire forces evacuations as winds rise', 'Crews said the fire had burned 900 acres and killed one person.'],
  ['hard', 'world-news', 'At least 40 dead after earthquake strikes coast', 'Rescuers searched collapsed buildings for victims on Monday.'],
  ['hard', 'world-news', 'Missile attack kills nine in capital, officials say', 'The strike came hours after talks on a ceasefire.'],
  ['news', 'local-news', 'City Council votes to raise water rates', 'The increase takes effect in January, officials said.'],
  ['news', 'politics', 'Judge blocks state law on school phones', 'The ruling puts the law on hold while a lawsuit goes on.'],
  ['news', 'politics', 'Senate passes budget bill after long debate', 'The bill now goes to the governor.'],
  ['news', 'business', 'Unemployment rises as employers cut jobs', 'The economy lost 20,000 jobs last month.'],
  ['sport', 'sports', 'Team wins third game in a row behind its rookie pitcher', 'The coach praised his players after the game.'],
  ['feature', 'arts', 'A novelist returns to the house where she was born', 'Her new book is about memory, music and the sea.'],
  ['feature', 'food', 'This soup warms a winter evening', 'The recipe needs beans, garlic and an hour.'],
  ['hard', 'local-news', 'Mueren dos personas en un choque en la autopista', 'La policía dijo que el conductor fue arrestado tras el accidente.'],
  ['hard', 'local-news', 'Arrestan a sospechoso de asesinato de un joven', 'La víctima murió en un tiroteo, según la policía.'],
  ['hard', 'local-news', 'Incendio obliga a evacuar a cientos de vecinos', 'Los bomberos dijeron que una persona murió.'],
  ['news', 'local-news', 'El concejo aprueba el presupuesto de la ciudad', 'Los concejales votaron por un aumento de impuestos.'],
];

test.each(stories)(
  'storyKind classifies as %s, in the section %s: %s',
  (kind, feedKey, title, description) => {
    const link = 'https://paper.example/news/local/a';
    expect(storyKind(item({ title, description, link, author: 'Ana Diaz' }), { feedKey })).toBe(kind);
  },
);

test.each([
  'The ten most shocking movie scenes ever shot in town, ranked',
  'Back-to-school giveaways for families',
  'A long evening',
])('storyKind does not classify an ambiguous headline as hard: %s', (title) => {
  expect(storyKind(item({ title }), { feedKey: 'local-news' })).not.toBe('hard');
});

const kindOf = (title: string, fields: Partial<NewsItem> = {}) => storyKind(item({ title, ...fields }));

describe('Spanish headlines', () => {
  const spanish = (title: string, fields: Partial<NewsItem> = {}) =>
    item({ title, description: '', declaredLanguage: 'es-MX', ...fields });

  // biome-ignore format: one headline, one line
  test.each<[StoryKind, string]>([
    ['commerce', 'Lotería Nacional: números ganadores del sorteo Mayor'], ['commerce', 'Resultados del Melate de hoy'],
    ['commerce', 'Horóscopos de la semana'], ['commerce', 'PUBLIRREPORTAJE: Una casa para usted'],
    ['commerce', 'Contenido patrocinado: Cinco ideas'], ['obituaries', 'Esquela: Familia Garza'],
    ['obituaries', 'Sensible fallecimiento de don Luis Peña'], ['opinion', 'OPINIÓN: La ciudad que no vemos'],
    ['opinion', 'Columna: Lo que calla el cabildo'], ['roundup', 'Fotogalería: el desfile'], ['event', 'Qué hacer hoy en Mérida'],
  ])('are classified as %s by their title: %s', (kind, title) => {
    expect(storyKind(spanish(title))).toBe(kind);
  });

  // biome-ignore format: one label, one line
  test.each<[string, StoryKind]>([
    ['Publicidad', 'commerce'], ['Contenido de marca', 'commerce'], ['Loterías', 'commerce'], ['Horóscopos', 'commerce'],
    ['Deportes', 'sport'], ['Sociales', 'feature'],
  ])('in the category %s are classified as %s', (category, kind) => {
    expect(storyKind(spanish('Una tarde en el parque', { category }))).toBe(kind);
  });

  test('not used in training are mostly classified correctly, and none is wrongly hidden as commercial', () => {
    const text = readFileSync('scripts/train/spanish-held-out.yaml', 'utf8');
    const read = Object.entries(parse(text) as Record<string, string[]>).flatMap(([kind, titles]) =>
      titles.map((title) => ({ kind, found: storyKind(spanish(title)) })),
    );
    expect(read.filter(({ kind, found }) => kind === found).length).toBeGreaterThan(read.length * 0.75);
    expect(read.filter(({ kind, found }) => found === 'commerce' && kind !== 'commerce')).toEqual([]);
  });

  test('rank a council decision far above lottery numbers, opinion and horoscopes', () => {
    const odds = (title: string) => prominenceOf(spanish(title), 'local-news', { reach: 'town' });
    const budget = odds('Brownsville aprueba presupuesto de 210 millones');
    for (const other of [
      'Lotería: números del sorteo',
      'OPINIÓN: Un presupuesto sin alma',
      'Horóscopo de hoy',
    ])
      expect(odds(other)).toBeLessThan(budget - 3);
  });
});

describe('commercial items', () => {
  // biome-ignore format: one headline, one line
  test.each([
    ['The best blenders you can buy'], ['40% off power stations this week'], ['Save $300 on a mattress'], ['Gift guide: for dads'],
    ['Promo code: ten free rides'], ['Win a trip: enter our sweepstakes'], ['The best toasters, tested and reviewed'],
    ['Your horoscope for Tuesday'], ['Winning lottery numbers for Saturday'], ['An e-bike at a new $999 low'],
    ['Sponsored: a loan for your home'], ['Vote now (Sponsored)'], ['Classifieds – March 25, 2026'], ['Enter our ticket giveaway'],
    ['Black Friday: the best laptop deals'], ['40% off robot mowers for Prime Day'], ['Save up to 30% on tires'], ['Scooter falls to a new low price'],
  ])('are recognized by their title: %s', (title) => {
    expect(kindOf(title)).toBe('commerce');
  });

  test.each<[string, Partial<NewsItem>]>([
    ['their category', { categories: ['News', 'Sponsored Content'] }],
    ['their only category', { category: 'Shopping' }],
    ['their address', { link: 'https://news.example/sponsored/a-bank' }],
    ['an address in a section for advertisers', { link: 'https://news.example/partner-insights/a-bank' }],
    ['a description that begins with “Sponsored by”', { description: 'Sponsored by a bank that likes you.' }],
    ['their author', { author: 'Brand Studio' }],
    ['credits to a press wire', { credits: ['GLOBE NEWSWIRE'] }],
    ['an author that is a press wire', { author: 'PR Newswire' }],
    ['a press wire in their text', { description: 'SPRINGFIELD, May 1 /PR Newswire/ — A bank likes you.' }],
    ['a description that begins with “Presented by”', { description: 'Presented by a bank.' }],
  ])('are recognized by %s', (_, fields) => {
    expect(kindOf('A bank that likes you', fields)).toBe('commerce');
  });

  test.each([
    'Lottery winner sues the county',
    'City to buy the old hotel',
    'Best Buy store closes after robbery',
    'Contest for mayor narrows to two',
    'Judge weighs trial over classified documents',
    'Hackers backed and sponsored by a state hit water plants',
    'Assembly passes bill sponsored by the district attorney',
    'Turnout in the primary falls to a new low',
    'Critics call the tax plan a giveaway to oil companies',
    'Food bank holds turkey giveaway in Santa Ana',
    'State bans online sweepstakes casinos',
    'Bystanders save 2-year-old from pool',
    'Council cuts overtime to save $3 million a year',
    'Three shot at mall on Black Friday',
    'Holiday sales expected to rise 4%',
    'Top Orange County news stories of 2026',
    'President calls it a great deal for workers',
  ])('are not confused with a news story titled: %s', (title) => {
    expect(kindOf(title)).not.toBe('commerce');
  });

  test.each([
    'In partnership with a food bank, the city will open a pantry.',
    'Sponsored by Sen. Ana Ruiz, the bill now goes to the governor.',
    'Promoted to captain in May, she leads forty officers.',
  ])('are not confused with a news story that begins: %s', (description) => {
    expect(kindOf('A long evening', { description })).not.toBe('commerce');
  });

  test('include titles with words that a city adds, but not titles with words that the city allows', () => {
    const kind = (title: string, forSale: ForSale) => storyKind(item({ title }), { forSale });
    expect(kind('Paid supper with the chef', { words: ['paid supper'] })).toBe('commerce');
    expect(kind('Police raid ends a promo code ring', { allow: ['police raid'] })).not.toBe('commerce');
  });
});

test('storyKind classifies an item with calendar fields as a calendar entry, whatever its title says', () => {
  const calendar = { dates: 'May 1, 2026', text: '' };
  expect(kindOf('Murder mystery night', { calendar })).toBe('calendar');
});

describe('a publisher’s own label', () => {
  test.each<[string, string, Partial<NewsItem>, StoryKind]>([
    ['an opinion category', 'Fire took our street', { categories: ['Op-Ed'] }, 'opinion'],
    ['a column’s tag that the title confirms', 'We should all vote', { categories: ['Columns'] }, 'opinion'],
    ['an opinion folder', 'Fire took our street', { link: 'https://n.example/opinion/a' }, 'opinion'],
    ['“Opinion” at the start of the title', 'Opinion: The council should listen', {}, 'opinion'],
    ['“Opinion” at the end of the title', 'The council should listen | Opinion', {}, 'opinion'],
    [
      '“Letters to the editor” at the start of the title',
      'Letters to the editor: On the tower',
      {},
      'opinion',
    ],
    [
      '“Editorial cartoon” at the start of the title',
      'Editorial cartoon: “Summer in the city”',
      {},
      'opinion',
    ],
    ['a letters folder', 'On the tower', { link: 'https://n.example/letters-to-the-editor/a' }, 'opinion'],
    ['an obituaries category', 'Ana Diaz, 1944–2026', { categories: ['Obituaries'] }, 'obituaries'],
    [
      'a title in the usual form of an obituary',
      'John Doe Obituary (1944 - 2026) - Springfield, CA',
      {},
      'obituaries',
    ],
    ['a newsletter category', 'Council votes on rates', { categories: ['Newsletter'] }, 'roundup'],
    ['“Photos” at the start of the title', 'Photos: A parade in the rain', {}, 'roundup'],
    ['“Live updates” at the start of the title', 'Live updates: The vote in Congress', {}, 'roundup'],
    ['“Police blotter” in the title', 'Police blotter for the first week of May', {}, 'roundup'],
    ['“things to do” in the title', '12 things to do this weekend', {}, 'event'],
    ['a things-to-do folder', 'A long evening', { link: 'https://n.example/things-to-do/a' }, 'event'],
  ])('takes precedence over the other words of the story: %s', (_, title, fields, kind) => {
    expect(kindOf(title, fields)).toBe(kind);
  });
});

test('every story in the opinion section is classified as opinion, even without a label', () => {
  expect(storyKind(item({ title: 'Two killed in crash' }), { feedKey: 'opinion' })).toBe('opinion');
});

describe('prominenceOf', () => {
  const lead = (title: string, reach: 'county' | 'state' | 'elsewhere', feedKey: FeedKey = 'local-news') =>
    prominenceOf(item({ title, description: '' }), feedKey, { reach });

  test('is positive for nearby news, and negative for a nearby story that is not news', () => {
    expect(lead('Council votes to raise water rates', 'county')).toBeGreaterThan(0);
    expect(lead('Ten recipes for a summer garden party', 'county')).toBeLessThan(0);
  });

  test('is higher for a decision in the state than for one elsewhere or for a feature in the state', () => {
    const title = 'Governor signs bill that bans a pesticide';
    expect(lead(title, 'state')).toBeGreaterThan(lead(title, 'elsewhere'));
    expect(lead(title, 'state')).toBeGreaterThan(lead('This soup warms a winter evening', 'state'));
  });

  test.each([
    ['Governor signs bill that bans a pesticide', 'Nurses urge the governor to ban a pesticide'],
    ['Legislature cuts school budgets in late vote', 'Lawmakers weigh plan to cut school budgets'],
    ['Gobernador firma ley que prohíbe un pesticida', 'Enfermeras piden al gobernador una ley de pesticidas'],
    ['Court blocks tariffs on farm goods', 'Striker scores twice as national team wins at the stadium'],
  ])('is higher for a decision than for a demand, a plan or a game: “%s” and “%s”', (done, other) => {
    expect(lead(done, 'state')).toBeGreaterThan(lead(other, 'state') + 2);
  });

  test('is positive even for a nearby story that only reports a request', () => {
    expect(lead('Residents urge council to reject stadium sale', 'county')).toBeGreaterThan(0);
  });

  test('is negative for a story that is hardly news, even if its words are prominent', () => {
    expect(lead('Ten recipes that every governor should cook', 'state')).toBeLessThan(0);
  });
});
