import { describe, expect, test } from '@jest/globals';
import { withoutDateline } from '@/lib/base/text/excerpt/dateline';

const story = 'Crews dug all night.';
const filed = (text: string) =>
  withoutDateline(text, ['Santa Ana', 'San Río'], ['The Orange Paper', 'Valley Voice']);

describe('a dateline of the area or of the paper goes, and its place is told', () => {
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
  ])('%s', (lead, place) => {
    expect(filed(lead + story)).toEqual({ text: story, place });
  });
});

describe('a dateline of elsewhere stays, in capitals and without agency and day', () => {
  test.each([
    ['BOGOTA — ', 'BOGOTA — '],
    ['DUBAI/CAIRO — ', 'DUBAI/CAIRO — '],
    ['EAU CLAIRE, Wis. (AP) – ', 'EAU CLAIRE, Wis. — '],
    ['FARGO, North Dakota — ', 'FARGO, North Dakota — '],
    ['Taipei, Aug. 12 (CNA) ', 'TAIPEI — '],
    ['SANTA — ', 'SANTA — '],
  ])('%s', (lead, left) => {
    expect(filed(lead + story)).toEqual({ text: left + story });
  });
});

describe('what is no dateline stays as it is', () => {
  test.each([
    'COVID-19 cases are down.',
    'SANTA ANA-based crews dug.',
    'SANTA ANA — crews dug all night.',
    'Santa Ana — Crews dug all night.',
    'Santa Ana, Aug. 4 Crews dug all night.',
    'A SANTA ANA — Crews dug all night.',
  ])('%s', (text) => {
    expect(filed(text)).toEqual({ text });
  });
});

test.each(['“Dig!” they said.', '19 crews dug.', '$9 million went into it.'])(
  'a story may begin with a sign or a number: %s',
  (begins) => {
    expect(filed(`BOGOTA — ${begins}`)).toEqual({ text: `BOGOTA — ${begins}` });
    expect(filed(`SANTA ANA — ${begins}`).text).toBe(begins);
  },
);
