import { describe, expect, test } from '@jest/globals';
import { withoutDateline } from '@/lib/base/text/excerpt/dateline';
import { storyLines, withoutLeads } from '@/lib/base/text/excerpt/excerpt-of';
import { isLikeTitle, squashed } from '@/lib/base/text/excerpt/trim-tails';

const title = 'Library reopens after a year';
const story = 'The library opens its doors again on Saturday.';

test('squashed keeps only letters and digits, for comparing strings', () => {
  expect(squashed('The Café – No. 1!')).toBe('thecafeno1');
  expect(squashed('The Cafe, No. 1')).toBe('thecafeno1');
});

test.each([
  ['LIBRARY REOPENS AFTER A YEAR!', true],
  ['Library reopens after a year .........', true],
  ['Library reopens after a year ..........', false],
  ['Library reopens after two years', false],
])('isLikeTitle for %s returns %p', (text, isLike) => {
  expect(isLikeTitle(text, title)).toBe(isLike);
});

test.each<[string, string[], string[]]>([
  ['end before "Read more"', [story, 'Read more', 'Something else happened.'], [story]],
  ['do not end at the first line', ['Read more in the library.'], ['Read more in the library.']],
  ['omit its title', [title, story], [story]],
  ['begin with the first sentence', ['Repairs at Last', story, 'Hours'], [story, 'Hours']],
  ['keep the start of a continued sentence', ['The fair', 'opens today.'], ['The fair', 'opens today.']],
  ['are all kept if none is a sentence', ['Library', 'Saturday'], ['Library', 'Saturday']],
  [
    'include a line without a period if three of its eight words are lowercase',
    ['Library News', 'Children will find many books there next week'],
    ['Children will find many books there next week'],
  ],
  ['begin with a sentence of two words', ['Repairs at Last', 'It opens.'], ['It opens.']],
  [
    'include a line without a period if it has three lowercase words',
    ['Library News', 'Children Will Find many Books there Next week'],
    ['Children Will Find many Books there Next week'],
  ],
  [
    'omit a heading with two lowercase words',
    ['Children Will find many Books There Next Week', story],
    [story],
  ],
  ['omit a heading of seven words', ['Children will find many books there soon', story], [story]],
  [
    'may be in all capitals',
    ['NEWS', 'THE LIBRARY OPENS ITS DOORS AGAIN ON SATURDAY'],
    ['THE LIBRARY OPENS ITS DOORS AGAIN ON SATURDAY'],
  ],
  ['keep a notice that is the only line', ['Correction: It opens late.'], ['Correction: It opens late.']],
  ['omit a notice next to a story', ['Correction: It opens late.', story], [story]],
])('the lines of a story %s', (_name, lines, kept) => {
  expect(storyLines(lines, title)).toEqual(kept);
});

describe('before the beginning of a story,', () => {
  const title = 'Library reopens';
  const story = 'The library opens again.';

  test.each([
    ['is removed if a sentence follows', 'Library reopens: The doors open.', 'The doors open.'],
    ['is kept if the sentence continues', 'Library reopens on Saturday.', 'Library reopens on Saturday.'],
    ['is kept if it differs', 'Library reopened. The doors open.', 'Library reopened. The doors open.'],
  ])('the title at the start %s', (_, text, left) => {
    expect(withoutLeads(text, title, undefined)).toBe(left);
  });

  test('a title of one or two words is kept, because it may begin the story', () => {
    expect(withoutLeads('City Hall: The mayor is out.', 'City Hall', undefined)).toBe(
      'City Hall: The mayor is out.',
    );
  });

  test('titles, bylines and datelines are removed in any order', () => {
    const text = `(AP) — Library reopens. By JANE ROE, Staff Writer ${story}`;
    expect(withoutLeads(text, title, undefined)).toBe(story);
  });

  test.each([
    ['is removed if the author is within 40 characters', `by ${'x'.repeat(36)} Ana Diaz, ${story}`, story],
    [
      'is kept if the author comes later',
      `by ${'x'.repeat(37)} Ana Diaz, ${story}`,
      `by ${'x'.repeat(37)} Ana Diaz, ${story}`,
    ],
    [
      'is kept if the author is in the next sentence',
      `by noon. Ana Diaz, ${story}`,
      `by noon. Ana Diaz, ${story}`,
    ],
    ['is kept if it does not name the author', `by the river, ${story}`, `by the river, ${story}`],
    ['is kept if it does not begin with "by"', `for Ana Diaz, ${story}`, `for Ana Diaz, ${story}`],
  ])('a byline %s', (_, text, left) => {
    expect(withoutLeads(text, title, 'Ana Diaz')).toBe(left);
  });
});

describe('a dateline', () => {
  const story = 'Crews dug all night.';
  const filed = (text: string) =>
    withoutDateline(text, ['Santa Ana', 'San Río'], ['The Orange Paper', 'Valley Voice']);

  test.each([
    ['SANTA ANA — ', 'Santa Ana'],
    ['SANTA ANA, Calif. — ', 'Santa Ana'],
    ['SANTA ANA, Calif. (AP) — ', 'Santa Ana'],
    ['SANTA ANA, Aug. 4 – ', 'Santa Ana'],
    ['SANTA ANA -- ', 'Santa Ana'],
    ['SANTA ANA - ', 'Santa Ana'],
    ['SANTA ANA—', 'Santa Ana'],
    ['SAN RIO — ', 'San Rio'],
    ['SANTA-ANA — ', 'Santa-Ana'],
    ['ORANGE — ', 'Orange'],
    ['Santa Ana, Aug. 4 (CNS) ', 'Santa Ana'],
    ['Santa Ana, Aug. 14 (CNS) — ', 'Santa Ana'],
  ])('is removed and returned if it names the source or its area: %s', (lead, place) => {
    expect(filed(lead + story)).toMatchObject({ text: story, place });
  });

  test.each([
    ['BOGOTA — ', 'BOGOTA — '],
    ['DUBAI/CAIRO — ', 'DUBAI/CAIRO — '],
    ['EAU CLAIRE, Wis. (AP) – ', 'EAU CLAIRE, Wis. — '],
    ['FARGO, North Dakota — ', 'FARGO, North Dakota — '],
    ['Taipei, Aug. 12 (CNA) ', 'TAIPEI — '],
    ['SANTA — ', 'SANTA — '],
  ])(
    'stays in the text, in capitals and without the agency or the day, if it names another place: %s',
    (lead, left) => {
      expect(filed(lead + story)).toMatchObject({ text: left + story });
      expect(filed(lead + story).place).toBeUndefined();
    },
  );

  test.each([
    ['SANTA ANA, Calif., Aug. 4, 2026 (GLOBE NEWSWIRE) -- ', 'GLOBE NEWSWIRE'],
    ['FARGO, N.D., Aug. 4, 2026 /PRNewswire/ -- ', 'PRNewswire'],
    ['FARGO--(BUSINESS WIRE)--', 'BUSINESS WIRE'],
    ['FARGO — ', undefined],
  ])('may name an agency, which is then returned: %s', (lead, agency) => {
    expect(filed(lead + story).agency).toBe(agency);
  });

  test.each([
    'COVID-19 cases are down.',
    'SANTA ANA-based crews dug.',
    'SANTA ANA — crews dug all night.',
    'Santa Ana — Crews dug all night.',
    'Santa Ana, Aug. 4 Crews dug all night.',
    'A SANTA ANA — Crews dug all night.',
  ])('is not recognized in: %s', (text) => {
    expect(filed(text)).toEqual({ text });
  });

  test.each(['“Dig!” they said.', '19 crews dug.', '$9 million went into it.'])(
    'may be followed by a quotation mark or number: %s',
    (begins) => {
      expect(filed(`BOGOTA — ${begins}`)).toEqual({ text: `BOGOTA — ${begins}` });
      expect(filed(`SANTA ANA — ${begins}`).text).toBe(begins);
    },
  );
});
