import { describe, expect, test } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { contrast } from '@/lib/base/colors';
import type { Book, FaqCategory } from '@/lib/city/city-type';
import { desk } from '@/lib/city/schema/desk';
import { adDocument, giveLocally, ownAd } from '@/lib/pages/ads';
import { coverColors, coverSvg } from '@/lib/pages/book-covers';
import { bookOfCover, coverPath, coverSource, retailerLink, shelfInWords } from '@/lib/pages/books';
import { questionId } from '@/lib/pages/faq';
import {
  briefingNote,
  communityNote,
  communitySentence,
  eventsNote,
  faqClaim,
  listInWords,
  searchedInWords,
} from '@/lib/pages/page-notes';
import { anaheim } from '../../anaheim';
import { city, everyCity } from '../../any-city';
import { boulder } from '../../small-cities';

const { donation } = anaheim;
const withOpinion = { ...boulder.feeds, opinion: boulder.feeds['local-news'] };

test('listInWords puts no comma before the last item', () => {
  const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
  const words = ['', 'a', 'a and b', 'a, b and c'];
  expect(lists.map((parts) => listInWords(city, parts))).toEqual(words);
});

test('the page notes for Anaheim list everything that the city has', () => {
  expect(eventsNote(anaheim)).toBe('upcoming events by date, to add to your own calendar');
  expect(communityNote(anaheim)).toBe('arts news, community resources and opinion');
  expect(briefingNote(anaheim)).toBe('the weather, five headlines and what is on');
  expect(searchedInWords(anaheim)).toBe('headlines, posts, events, FAQ answers and pages');
});

test('the page notes for a smaller city list nothing that the city lacks', () => {
  expect(communityNote(boulder)).toBe('');
  expect(communityNote({ ...boulder, donation })).toBe('how to give locally');
  expect(briefingNote({ ...boulder, weather: 'none' })).toBe('five headlines');
  expect(searchedInWords(boulder)).toBe('headlines, posts and pages');
});

test.each([
  ['lists what is on the page', anaheim, 'Arts news, community resources and opinion for Anaheim.'],
  [
    'omits missing arts news and resources',
    { ...boulder, feeds: withOpinion, donation },
    'Opinion for Boulder.',
  ],
  ['is about helping if a city has only donations', { ...boulder, donation }, 'Ways to help in Boulder.'],
])('the sentence on the Community page %s', (_, city, sentence) => {
  expect(communitySentence(city)).toBe(sentence);
});

test('the Community page has a note for local arts news or a group of resources, but not for national arts', () => {
  const arts = { url: 'https://arts.example/rss', name: 'Arts' };
  const withArts = (more = {}) => ({ ...boulder, feeds: { ...boulder.feeds, arts: [{ ...arts, ...more }] } });
  expect(communityNote(withArts())).toBe('');
  expect(communityNote(withArts({ covers: 'town' }))).toBe('arts news');
  const resources = anaheim.resources.slice(0, 1);
  expect(communityNote({ ...boulder, resources })).toBe('community resources');
});

const entry = { question: 'Who?', answer: 'You.', source: { name: 'Us', href: '/' } };

function categories(count: number, each: number): FaqCategory[] {
  return Array.from({ length: count }, (_, at) => ({ name: `${at}`, questions: Array(each).fill(entry) }));
}

test.each([
  [12, 10, '100+ questions in 12 categories'],
  [12, 20, '200+ questions in 12 categories'],
  [10, 10, '100+ questions in 10 categories'],
  [1, 2, '2 questions in 1 category'],
  [1, 1, '1 question in 1 category'],
  [0, 0, '0 questions in 0 categories'],
])('faqClaim (categories: %d, questions in each: %d) returns “%s”', (count, each, claim) => {
  expect(faqClaim(city, categories(count, each))).toBe(claim);
});

describe('questionId', () => {
  test.each([
    ['Which council district do I live in?', 'q-which-council-district-do-i-live-in'],
    ['What is a “June gloom”?', 'q-what-is-a-june-gloom'],
    ['Who runs the city’s buses?', 'q-who-runs-the-citys-buses'],
    ['  Where, then?! ', 'q-where-then'],
    ['¿Qué es la Colonia?', 'q-que-es-la-colonia'],
    ['', 'q-'],
    ['???', 'q-'],
  ])('turns %j into %s', (question, id) => {
    expect(questionId(question)).toBe(id);
  });

  test('is cut at a hyphen to at most 60 characters', () => {
    const id = questionId(
      'How do I find out whether my street will be closed during the next parade downtown?',
    );
    expect(id).toBe('q-how-do-i-find-out-whether-my-street-will-be-closed-during');
  });

  test('is cut even if the question is a single very long word', () => {
    expect(questionId('a'.repeat(99))).toHaveLength(60);
  });

  test.each(everyCity)('is unique for every question in %s', (_, { faq }) => {
    const ids = faq.flatMap(({ questions }) => questions.map(({ question }) => questionId(question)));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const accents = { accent: '#1d4f91', accentInDark: '#8ea7c8' };
const house = {
  title: 'Kept for a shop',
  action: 'Advertise here',
  href: 'https://news.example/contact',
  accents,
};

test('the ad frame contains the ad script in a box of its own, and the house ad', () => {
  const page = adDocument(city, { ...house, script: 'https://ads.example/slot.js?a=1&b=2' });
  expect(page).toContain(
    '<div id="box"><script src="https://ads.example/slot.js?a=1&amp;b=2"></script></div>',
  );
  expect(page).toContain('Kept for a shop');
});

test('the ad frame has no script if no script address is set, and its links are in the city’s accent colors', () => {
  const page = adDocument(city, { ...house, script: undefined });
  expect(page).not.toContain('<script');
  expect(page).toContain('a { color: #1d4f91;');
  expect(page).toContain('a { color: #8ea7c8 }');
});

test('the ad frame escapes all of its strings', () => {
  const page = adDocument(city, {
    script: '"><img>',
    title: '</p><script>x</script>',
    action: '<b>',
    href: '"onclick="x',
    accents,
  });
  expect(page).not.toMatch(/<img|<script>x|<b>|"onclick=/);
});

test.each(everyCity)('the donation ad in %s, if there is one, links to an https address', (_, city) => {
  expect(giveLocally(city)?.href ?? 'https://none.example/').toMatch(/^https:\/\/\S+$/);
});

test('the donation ad names the recipient, and is omitted if the city has none', () => {
  expect(giveLocally(anaheim)?.text).toContain(anaheim.donation.name);
  expect(giveLocally(boulder)).toBeUndefined();
});

const week = { from: '2026-11-23', until: '2026-11-30' };
const ad = (text: string, slot = '250') => ({ slot, text, link: 'https://fair.example/', ...week });
const timeZone = 'America/Los_Angeles';
const having = (...ads: ReturnType<typeof ad>[]) => ({ ...city, timeZone, desk: desk.parse({ ads }) });
const shown = (city: ReturnType<typeof having>, time: string, places = 3) =>
  Array.from({ length: places }, (_, place) => ownAd(city, { size: '250', place }, new Date(time))?.text);

test.each([
  ['is not shown before its first day in the city', '2026-11-23T07:59:59Z', undefined],
  ['is shown from the first moment of its first day', '2026-11-23T08:00:00Z', 'Fair'],
  ['is shown through its last day', '2026-12-01T07:59:59Z', 'Fair'],
  ['is not shown after its last day', '2026-12-01T08:00:00Z', undefined],
])('an ad %s', (_, time, text) => {
  expect(shown(having(ad('Fair')), time, 1)).toEqual([text]);
});

test('an ad appears at most once on a page, and other slots stay empty', () => {
  const noon = '2026-11-24T20:00:00Z';
  expect(shown(having(ad('Fair')), noon)).toEqual(['Fair', undefined, undefined]);
  expect(new Set(shown(having(ad('A'), ad('B'), ad('C'), ad('D')), noon)).size).toBe(3);
});

test('several ads rotate daily, so that each ad is in every slot equally often', () => {
  const city = having(ad('A'), ad('B'), ad('C'));
  const days = ['24', '25', '26'].map((day) => shown(city, `2026-11-${day}T20:00:00Z`));
  for (const place of [0, 1, 2]) expect(days.map((all) => all[place]).sort()).toEqual(['A', 'B', 'C']);
});

test('an ad appears only in slots of its size', () => {
  const city = having(ad('Tall', '600'), ad('Wide'));
  expect(shown(city, '2026-11-24T20:00:00Z', 1)).toEqual(['Wide']);
});

const art = { title: 'The Art of War', author: 'Sun Tzu' };
const rest = { title: 'Billionaire Rest & Play' };
const books = {
  program: { name: 'A college', href: 'https://college.example/' },
  retailer: { name: 'Shop', search: 'https://shop.example/s?k={title}' },
  authorPage: 'https://shop.example/author',
  list: [art, rest],
};

describe('links and covers of books', () => {
  test.each([
    ['a search for title and author', art, 'https://shop.example/s?k=The%20Art%20of%20War%20Sun%20Tzu'],
    ['a search for the title', rest, 'https://shop.example/s?k=Billionaire%20Rest%20%26%20Play'],
    ['the book’s own address', { ...rest, url: 'https://shop.example/1' }, 'https://shop.example/1'],
  ])('retailerLink returns %s', (_, book, href) => {
    expect(retailerLink(book, books)).toBe(href);
  });

  test('bookOfCover finds a book by the file name of its cover', () => {
    expect(bookOfCover('billionaire-rest-play.svg', books.list)).toEqual({ book: books.list[1], place: 1 });
  });

  test.each(['', 'the-art-of-war', 'the-art-of-war.png', '../the-art-of-war.svg', 'constructor'])(
    'bookOfCover finds no book for the cover %j',
    (file) => {
      expect(bookOfCover(file, books.list)).toBeUndefined();
    },
  );

  test('no two of Anaheim’s book covers have the same address', () => {
    const { list } = anaheim.books;
    expect(new Set(list.map(coverPath)).size).toBe(list.length);
  });
});

const bookWith = (cover?: string) => ({ title: 'The Colony', ...(cover && { cover }) }) as Book;
const key = () => 'a-key';

test('coverSource returns the path of a cover on this site unchanged, without a signature', () => {
  const noKey = () => {
    throw new Error('no key is needed');
  };
  expect(coverSource(bookWith('/covers/colony.jpg'), noKey)).toEqual({ src: '/covers/colony.jpg' });
});

test('coverSource returns the proxy’s address for an external cover, uncropped, in three widths', () => {
  const { src, srcSet, sizes } = coverSource(bookWith('https://books.example/colony.jpg'), key);
  expect(src).toMatch(/^\/pictures\/[\w-]{16}\/whole\/[\w-]+\/480$/);
  expect(srcSet?.match(/\d+w/g)).toEqual(['280w', '480w', '720w']);
  expect(sizes).toContain('44vw');
});

test.each([
  ['there is no picture', undefined],
  ['the picture’s address is too long', `https://books.example/${'a'.repeat(1400)}`],
])('coverSource returns the drawn cover if %s', (_, cover) => {
  expect(coverSource(bookWith(cover), key)).toEqual({ src: '/books/covers/the-colony.svg' });
});

const real = { title: 'Walden', author: 'Henry David Thoreau' };
const madeUp = { title: 'A Made-Up Book', sample: true } as const;

test.each([
  ['1 title', [real]],
  ['2 titles', [real, real]],
  ['a sample shelf of 2 titles', [madeUp, real]],
])('shelfInWords returns “%s”', (words, list) => {
  expect(shelfInWords(city, { list })).toBe(words);
});

const { list } = anaheim.books;

test.each([2, 3, 4, 5])(
  'in %d columns of books, no cover has the same color as a neighboring cover',
  (columns) => {
    const grounds = list.map(({ title }, place) => /fill="(#\w+)"/.exec(coverSvg(title, place))?.[1]);
    const alike = grounds.filter(
      (ground, at) => ground === grounds[at + 1] || ground === grounds[at + columns],
    );
    expect(alike).toEqual([]);
  },
);

test.each(coverColors.map((colors) => [colors.ground, colors.lettering] as const))(
  'on a book cover in %s, lettering in %s has a contrast of more than 4.5',
  (ground, lettering) => {
    expect(contrast(ground, lettering)).toBeGreaterThan(4.5);
  },
);

test.each([
  ['Walden', ['Walden'], 30],
  ['  The   Art ', ['The Art'], 30],
  ['The Art of War in Everyday Life', ['The Art of', 'War in', 'Everyday Life'], 30],
  [
    'A Very Long Title That Goes On and On, Until It Ends',
    ['A Very Long', 'Title That', 'Goes On and', 'On, Until It', 'Ends'],
    24,
  ],
  ['Congratulations to Otorhinolaryngologists', ['Congratulations', 'to', 'Otorhinolaryngologists'], 17],
  ['Tom & <Jerry>', ['Tom &amp; &lt;Jerry&gt;'], 30],
  ['', [], 30],
])('the cover of %j is a 3:4 drawing with the lines %j in font size %d', (title, lines, size) => {
  const svg = coverSvg(title, 0);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 300 400"/);
  expect([...svg.matchAll(/<text [^>]*>([^<]*)/g)].map(([, line]) => line)).toEqual(lines);
  expect(svg).toContain(`font-size="${size}"`);
});
