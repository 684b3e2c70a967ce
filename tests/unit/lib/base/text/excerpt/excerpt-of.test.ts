import { describe, expect, it, test } from '@jest/globals';
import { excerptOf } from '@/lib/base/text/excerpt/excerpt-of';

const known = {
  title: 'Library reopens after a year of repairs',
  author: 'Maria Lopez',
  places: ['Orangeville'],
  names: ['The Orange Paper'],
};
const story = 'The library opens its doors again on Saturday, a year after the roof gave way.';

function excerpt(...lines: string[]): string {
  return excerptOf(lines, known).text;
}

describe('lines of the page that are not the story go', () => {
  it.each([
    'By Maria Lopez',
    'By Mayor Pro Tem Sam Ito',
    'BY MARIA LOPEZ | STAFF WRITER',
    'Story by Maria Lopez and Sam Ito',
    'Photos by Sam Ito',
    'Photo: Sam Ito / Orange Paper',
    '(Photo courtesy of the City of Orangeville)',
    'Courtesy of the Orangeville Library',
    'Sam Ito/Getty Images',
    'November 20, 2026',
    'Published: Nov. 20, 2026 at 4:15 p.m.',
    '3 min read',
    'Listen to this article',
    'Advertisement',
    'Share this story',
    'Editor’s note: This story is one of a series on our public buildings.',
    'This story was updated Nov. 20 at 6:10 p.m.',
    'Library Reopens After a Year of Repairs',
    'What to know',
    'City Marks a Great Day for Books With Cake and Speeches for All',
  ])('%s', (line) => {
    expect(excerpt(line, story)).toBe(story);
  });

  it.each(['Read more', 'Related: Ten years of the library', 'Continue reading', 'Share this:'])(
    'and all from "%s" on',
    (line) => {
      expect(excerpt(story, line, 'Another story altogether begins here.')).toBe(story);
    },
  );
});

it('a sentence over several lines stays whole', () => {
  expect(excerpt('By train,', 'then on foot to the old library.')).toBe(
    'By train, then on foot to the old library.',
  );
});

describe('what stands before the story in one line with it goes', () => {
  it.each([
    'By Maria Lopez ',
    'By Mayor Pro Tem Jane Roe ',
    'By City Manager Sam Ito Jr. ',
    'By JANE ROE, Staff Writer ',
    'By JANE ROE ',
    'By Jane Roe, Contributing Writer ',
    'By The Associated Press ',
    'Photo by Jane Roe/Getty Images ',
    'Photo: Jane Roe. ',
    'Courtesy of Orangeville Library. ',
    'This post was updated Nov. 20 at 6:10 p.m. ',
    'Published Nov. 20, 2026 | ',
    'November 20, 2026 ',
    'Library reopens after a year of repairs. ',
    'Advertisement ',
    '(AP) — ',
    '— ',
    'ORANGEVILLE, Calif. (AP) — ',
    'ORANGEVILLE — ',
    'Orangeville, Nov. 20 (CNS) ',
    'By JANE ROE ORANGEVILLE -- ',
  ])('%s', (lead) => {
    expect(excerpt(lead + story)).toBe(story);
  });

  it('also a credit in the middle', () => {
    expect(excerpt(`The library (Photo by Jane Roe/Orange Paper) opens its doors again on Saturday.`)).toBe(
      'The library opens its doors again on Saturday.',
    );
  });
});

it.each([
  'By Friday, the council had met twice.',
  'By New York standards the fee is low, the mayor says.',
  'Photos from the fire show how the roof came down on the second floor.',
  'Library reopens after a year of repairs that cost two million dollars.',
  'COVID-19 cases are down in every part of the county this week.',
  'NASA-backed students will launch a balloon on Saturday.',
  'July 4, 2026 marks two hundred and fifty years.',
  'The post office on Elm Street moves in June.',
  'The post was a hit (and a surprise) for the young mayor.',
  'Listen closely and the old organ still breathes.',
  'Watch the sky on Saturday for a rare sight.',
  'Neighbors ask where to read more',
])('sentences stay whole: %s', (sentence) => {
  expect(excerpt(sentence)).toBe(sentence);
});

describe('a dateline of another place stays', () => {
  it('in its short form', () => {
    expect(excerpt('EAU CLAIRE, Wis. (AP) – Rescue teams dug.')).toBe('EAU CLAIRE, Wis. — Rescue teams dug.');
  });

  it('and the source’s own is told apart', () => {
    expect(excerptOf([`ORANGEVILLE, Calif. — ${story}`], known)).toEqual({
      text: story,
      place: 'Orangeville',
    });
    expect(excerptOf([`ORANGE — ${story}`], known).place).toBe('Orange');
  });
});

it.each([
  'By Maria Lopez',
  'November 20, 2026',
  'Photo by Sam Ito',
  'Listen',
  'Sponsored Content',
  'Friends,',
  'Library Reopens After a Year of Repairs!',
  'Library reopens after a year…',
  'https://paper.example/story',
  '[…]',
  'submitted by /u/someone [link] [comments]',
  '',
])('what is no sentence of the story is no excerpt: %s', (text) => {
  expect(excerpt(text)).toBe('');
});

describe('quirk 39: the tails of publishing software, whole or torn', () => {
  const tail = `The post ${known.title} appeared first on The Orange Paper.`;

  it.each(Array.from({ length: tail.length - 7 }, (_, n) => tail.slice(0, n + 8)))('%s', (torn) => {
    expect(excerpt(`${story} ${torn}`)).toBe(story);
    expect(excerpt(`${story} ${torn.trimEnd()}…`)).toBe(story);
  });

  it.each([
    'The post Another Title of the Day first appeared on The Orange Paper.',
    'La entrada Biblioteca abierta se publicó primero en The Orange Paper.',
    'This story originally appeared in The Orange Paper.',
    'Read more…',
    'Read the full story at The Orange Paper.',
    'Click here to read the full article.',
    'Continue reading Library reopens →',
    '(more…)',
    'Read More »',
  ])('%s', (written) => {
    expect(excerpt(`${story} ${written}`)).toBe(story);
  });

  it('a cut of the publisher’s is one …', () => {
    expect(excerpt(`The library opens its doors again on Saturday after […] ${tail}`)).toBe(
      'The library opens its doors again on Saturday after…',
    );
  });
});

test('no space stands before the end of a sentence', () => {
  expect(excerpt('The library opens with its founder, Ana B. Ruiz . In June , it closes again.')).toBe(
    'The library opens with its founder, Ana B. Ruiz. In June, it closes again.',
  );
});

test.each(['The mayor is out of town…', 'The library is open…', 'Library reopens after a year.'])(
  'a sentence that is shorter than the title is an excerpt: %s',
  (sentence) => {
    expect(excerpt(sentence)).toBe(sentence);
  },
);

test.each([
  'Library reopens after a year of repai…',
  'Library reopens…',
  'LIBRARY REOPENS AFTER A YEAR OF REPAIRS!',
])('what only repeats the title is no excerpt: %s', (line) => {
  expect(excerpt(line)).toBe('');
});
