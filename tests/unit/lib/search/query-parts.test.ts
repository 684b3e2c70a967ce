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

/** Ways by "|", parts by "; ". */
function read(query: string, language = 'en', most = 4): string {
  const parts = queryParts(query, { language, spoken: readSpoken(words), known }, most);
  return parts.map((ways) => ways.map((way) => way.join(' ')).join('|')).join('; ');
}

test.each([
  ['each once', 'park Park PARK city', 'park; city'],
  ['small words say nothing beside others', 'how do I report a pothole', 'report; pothole'],
  ['small words by themselves are what is asked for', 'who is it', 'who; is; it'],
  ['no more than asked for', 'b c d e f g', 'b; c; d; e'],
  ['what a word means here, in any form', 'Basuras', 'basura|trash|garbage'],
  ['a meaning of two words', 'concejo', 'concejo|city council'],
  ['the longest phrase', 'Personas sin hogar', 'persona sin hogar|homeless'],
  ['a word as Spanish texts have it', 'escuelas', 'escuela|escuel-'],
  ['small words of Spanish in a Spanish query', '¿dónde está la basura?', 'basura|trash|garbage'],
  ['and not in an English one', 'LA sin', 'la; sin'],
])('%s', (_, query, parts) => {
  expect(read(query)).toBe(parts);
});

test('on a Spanish site the small words of Spanish are always small', () => {
  expect(read('LA escuela', 'es-US')).toBe('escuela|escuel-');
});
