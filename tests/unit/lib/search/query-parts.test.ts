import { expect, test } from '@jest/globals';
import { queryParts, readSpoken } from '@/lib/search/query-parts';
import { wordsOf } from '@/lib/search/search-words';

const words = {
  es: {
    basura: ['trash', 'garbage'],
    hogar: 'home',
    'personas sin hogar': 'homeless',
    concejo: 'city council',
  },
};
const known = new Set(wordsOf('bibliotecas escuela', 'es'));

/** Writes the parts of a query, separated by "; ", with "|" between alternatives. */
function read(query: string, language = 'en', max = 4): string {
  const parts = queryParts(query, { language, spoken: readSpoken(words), known }, max);
  return parts.map((ways) => ways.map((way) => way.join(' ')).join('|')).join('; ');
}

test.each([
  ['repeated words only once', 'park Park PARK city', 'park; city'],
  ['no stop words if there are other words', 'how do I report a pothole', 'report; pothole'],
  ['stop words if there are no other words', 'who is it', 'who; is; it'],
  ['no more parts than the limit', 'b c d e f g', 'b; c; d; e'],
  ['a word’s listed translations, also for its plural', 'Basuras', 'basura|trash|garbage'],
  ['a translation that consists of two words', 'concejo', 'concejo|city council'],
  ['the longest known phrase', 'Personas sin hogar', 'persona sin hogar|homeless'],
  ['a Spanish word and its stem', 'escuelas', 'escuela|escuel-'],
  ['no Spanish stop words in a Spanish query', '¿dónde está la basura?', 'basura|trash|garbage'],
  ['Spanish stop words in an English query', 'LA sin', 'la; sin'],
])('queryParts returns %s', (_, query, parts) => {
  expect(read(query)).toBe(parts);
});

test('ignores Spanish stop words on a Spanish site', () => {
  expect(read('LA escuela', 'es-US')).toBe('escuela|escuel-');
});
