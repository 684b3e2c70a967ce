import { describe, expect, test } from '@jest/globals';
import type { ForSale, StoryKind } from '@/lib/city/schema/news';
import { isGrim, maySell, storyKind } from '@/lib/news/classify/story-kind';
import type { NewsItem } from '@/lib/news/news-item';
import { item } from '../make-item';

test.each([
  ['Police look for shooter', ''],
  ['A night to forget', 'Two people were killed.'],
  ['Tropical depression nears the coast', ''],
  ['Rabid bat found at a pool', ''],
  ['Smoke over the hills', ''],
  ['A tribute to a teacher', ''],
])('“%s” (%s) is no place for a drawing', (title, description) => {
  expect(isGrim(item({ title, description }))).toBe(true);
});

test.each(['Market day returns to Center Street', 'A rink downtown', 'How to read a water bill'])(
  '“%s” may have one',
  (title) => {
    expect(isGrim(item({ title, description: '' }))).toBe(false);
  },
);

test('hard news is grim without a word of it', () => {
  expect(isGrim(item({ title: 'A long night', description: '', kind: 'hard' }))).toBe(true);
});

test.each([
  ['Seven gifts for gardeners', true],
  ['A toaster at $29.99', true],
  ['New fall collection arrives', true],
  ['A garden for every season', false],
  ['The bridge that never was', false],
])('“%s” reads like a shop window: %s', (title, sells) => {
  expect(maySell(title)).toBe(sells);
});

const kindOf = (title: string, fields: Partial<NewsItem> = {}) => storyKind(item({ title, ...fields }));

// biome-ignore format: one headline, one line
const headlines: readonly [string, StoryKind][] = [
  ['Two killed in crash on the freeway', 'hard'],
  ['Man arrested after standoff at motel', 'hard'],
  ['Brush fire prompts evacuations in the canyon', 'hard'],
  ['Magnitude 6 earthquake shakes the coast', 'hard'],
  ['Measles outbreak grows to 12 cases', 'hard'],
  ['Ceasefire talks stall', 'hard'],
  ['Hiker rescued from a ravine', 'hard'],
  ['Council votes to raise water rates', 'news'],
  ['Judge blocks the plan for a new tower', 'news'],
  ['School district faces a $20 million shortfall', 'news'],
  ['Senator calls for hearings on airline fees', 'news'],
  ['Opinion: The council should listen', 'opinion'],
  ['Letters to the editor: On the tower', 'opinion'],
  ['Editorial: A budget without courage', 'opinion'],
  ['Morning briefing: what to know today', 'roundup'],
  ['Photos: A parade in the rain', 'roundup'],
  ['Live updates: The vote in Congress', 'roundup'],
  ['Police blotter for the first week of May', 'roundup'],
  ['Obituaries for May 3', 'obituaries'],
  ['How to read your water bill', 'service'],
  ['What to know about the new trash rules', 'service'],
  ['Is your tap water safe?', 'service'],
  ['Summer festival brings jazz to the park', 'event'],
  ['A bakery that never sleeps', 'feature'],
  ['Cats rescued from a tree', 'feature'],
  ['Teacher wins national award', 'feature'],
  ['Comunidad llena el salón en el seminario de la ciudad', 'feature'],
  ['Quarterback leads a late touchdown drive', 'sport'],
];

test.each(headlines)('%s: %s', (title, kind) => {
  expect(kindOf(title)).toBe(kind);
});

// What makes news otherwise does not where the story is one of leisure, of praise, of animals, or in another language.
test.each<[string, StoryKind, Partial<NewsItem>]>([
  ['Council votes to raise water rates', 'news', { categories: ['City'] }],
  ['Council votes to raise water rates', 'feature', { categories: ['Food'] }],
  ['Council honors a teacher', 'feature', {}],
  ['Council votes on dogs', 'feature', {}],
  ['Judge blocks el plan de la torre que quieren los vecinos de la ciudad', 'feature', {}],
])('%s: %s', (title, kind, fields) => {
  expect(kindOf(title, fields)).toBe(kind);
});

describe('things for sale', () => {
  // biome-ignore format: one headline, one line
  test.each([
    ['The best blenders you can buy'], ['40% off power stations this week'], ['Save $300 on a mattress'], ['Gift guide: for dads'],
    ['Promo code: ten free rides'], ['Win a trip: enter our sweepstakes'], ['The best toasters, tested and reviewed'],
    ['Your horoscope for Tuesday'], ['Winning lottery numbers for Saturday'], ['An e-bike at a new $999 low'],
  ])('%s', (title) => {
    expect(kindOf(title)).toBe('commerce');
  });

  test.each<[string, Partial<NewsItem>]>([
    ['its category', { categories: ['News', 'Sponsored Content'] }],
    ['its only category', { category: 'Shopping' }],
    ['its address', { link: 'https://news.example/sponsored/a-bank' }],
    ['its text', { description: 'Sponsored by a bank that likes you.' }],
  ])('told by %s', (_, fields) => {
    expect(kindOf('A bank that likes you', fields)).toBe('commerce');
  });

  test.each([
    'Lottery winner sues the county',
    'City to buy the old hotel',
    'Best Buy store closes after robbery',
    'Contest for mayor narrows to two',
    'Robbery at Main Street Marketplace',
  ])('not: %s', (title) => {
    expect(kindOf(title)).not.toBe('commerce');
  });

  test.each([
    'Judge weighs trial over classified documents',
    'Hackers backed and sponsored by a state hit water plants',
    'Assembly passes bill sponsored by the district attorney',
    'Turnout in the primary falls to a new low',
    'Navy tests new low-cost drone',
    'Critics call the tax plan a giveaway to oil companies',
    'Food bank holds turkey giveaway in Santa Ana',
    'State bans online sweepstakes casinos',
    'Bystanders save 2-year-old from pool',
    'Merger would save 500 jobs',
    'Council cuts overtime to save $3 million a year',
    'Three shot at mall on Black Friday',
    'Black Friday crowds return to South Coast Plaza',
    'Holiday sales expected to rise 4%',
    'Summer home sales slow in the county',
    'Top Orange County news stories of 2026',
    'The best high school players of 2026',
    'President calls it a great deal for workers',
  ])('nor: %s', (title) => {
    expect(kindOf(title)).not.toBe('commerce');
  });

  test.each([
    'In partnership with a food bank, the city will open a pantry.',
    'Sponsored by Sen. Ana Ruiz, the bill now goes to the governor.',
    'Promoted to captain in May, she leads forty officers.',
  ])('nor what begins: %s', (description) => {
    expect(kindOf('A long evening', { description })).not.toBe('commerce');
  });

  test.each([
    'Sponsored: a loan for your home',
    'Vote now (Sponsored)',
    'Classifieds – March 25, 2026',
    'Enter our ticket giveaway',
    'Black Friday: the best laptop deals',
    'Cyber Monday savings on e-bikes',
    '40% off robot mowers for Prime Day',
    'Save $300 on a power station',
    'Save up to 30% on tires',
    'Labor Day mattress sale',
    'The best laptops of 2026',
    'Scooter falls to a new low price',
  ])('but still: %s', (title) => {
    expect(kindOf(title)).toBe('commerce');
  });

  test('a city adds words and allows others', () => {
    const kind = (title: string, forSale: ForSale) => storyKind(item({ title }), { forSale });
    expect(kind('Paid supper with the chef', { words: ['paid supper'] })).toBe('commerce');
    expect(kind('Police raid ends a deal of the day ring', { allow: ['police raid'] })).not.toBe('commerce');
  });
});

describe('what stands around a headline', () => {
  test('an entry of a calendar is one, whatever it says', () => {
    const calendar = { dates: 'May 1, 2026', text: '' };
    expect(kindOf('Murder mystery night', { calendar })).toBe('calendar');
  });

  test.each<[string, Partial<NewsItem>, StoryKind]>([
    ['a category of sport', { categories: ['Sports'] }, 'sport'],
    ['a category of crime', { categories: ['Crime'] }, 'hard'],
    ['a category of opinion', { categories: ['Op-Ed'] }, 'opinion'],
    ['a folder of politics', { link: 'https://news.example/news/politics/a' }, 'news'],
    ['a folder of food', { link: 'https://news.example/food/a' }, 'feature'],
    ['a folder of events', { link: 'https://news.example/things-to-do/a' }, 'event'],
    ['a category of obituaries', { categories: ['Obituaries'] }, 'obituaries'],
  ])('%s counts', (_, fields, kind) => {
    expect(kindOf('A long evening', fields)).toBe(kind);
  });

  test('a death is hard news also among obituaries', () => {
    expect(kindOf('Founder of the film festival dies at 90', { categories: ['Obituaries'] })).toBe('hard');
  });

  test.each([
    ['sports', 'sport'],
    ['opinion', 'opinion'],
    ['events', 'event'],
    ['arts', 'feature'],
  ] as const)('a headline of %s without other signs is %s', (feedKey, kind) => {
    expect(storyKind(item({ title: 'A long evening' }), { feedKey })).toBe(kind);
  });
});
