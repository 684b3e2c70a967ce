import { plainText } from '@/lib/news/classify/evidence';
import { ownNames } from '@/lib/news/classify/own-labels';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

const all = (names: string) => new RegExp(`^(?:${names})$`, 'u');

/** Patterns for the categories and URL path segments that belong to a section. They match text without its accents. */
const names: readonly (readonly [FeedKey, RegExp])[] = [
  [
    'sports',
    all('(?:.*[ -])?(?:sports?|athletics|deportes?)|(?:foot|base|basket|soft|volley)ball|soccer|futbol'),
  ],
  [
    'business',
    all('(?:local[ -])?(?:business(?:es)?|econom(?:y|ia|ics)|finance|money|jobs|negocios|finanzas)'),
  ],
  [
    'politics',
    all(
      '(?:local[ -])?(?:politics|government|elections?|politica|gobierno|elecciones)|(?:city|county|town)[ -](?:council|hall|government)',
    ),
  ],
  ['health', all('(?:public[ -])?health(?:[ -]?care)?|wellness|medicine|salud(?:[ -]publica)?|bienestar')],
  ['real-estate', all('real[ -]?estate|(?:affordable[ -])?housing|homes|bienes[ -]raices|vivienda')],
  ['technology', all('tech(?:nology)?|innovation|tecnologia')],
  ['automotive', all('autos?|automotive|cars|energy|energia')],
  [
    'arts',
    all(
      'arts?|culture|entertainment|music|theat(?:er|re)|movies|film|books|arte|cultura|espectaculos|musica|(?:arts?|books?|music)(?:,? and | ?& ?|[ -])(?:arts?|culture|entertainment|theat(?:er|re))',
    ),
  ],
  [
    'food',
    all(
      'food|dining|restaurants?|eats|recipes|comida|cocina|gastronomia|food(?: and | ?& ?|[ -])(?:dining|drinks?)',
    ),
  ],
  ['lifestyle', all('life(?:[ -]?styles?)?|fashion|style|living|estilo(?:[ -]de[ -]vida)?|moda')],
];

const ofGovernment =
  /(?<!\p{L})(?:(?:city|town|county) (?:council|hall|commission)|mayor(?:al)?|supervisors|ordinance|ballot|alcald(?:e|esa|ia)|ayuntamiento|cabildo|concejo)(?!\p{L})/u;

/** Kinds of items without a subject. They belong in no section such as Sports or Health. */
const ofNoSubject: readonly NewsItem['kind'][] = ['roundup', 'obituaries', 'calendar', 'commerce', 'event'];

/**
 * Returns the sections that a story belongs to, judged by its kind, its publisher's labels and, for politics,
 * its headline.
 */
export function subjectsOf(item: NewsItem): ReadonlySet<FeedKey> {
  if (ofNoSubject.includes(item.kind)) return new Set();
  if (item.kind === 'opinion') return new Set(['opinion']);
  const called = ownNames(item);
  const found = names.filter(([, name]) => called.some((one) => name.test(one))).map(([feedKey]) => feedKey);
  const isNews = item.kind === 'news' || item.kind === 'hard';
  return new Set([
    ...found,
    ...(item.kind === 'sport' ? (['sports'] as const) : []),
    ...(isNews && ofGovernment.test(plainText(item.title)) ? (['politics'] as const) : []),
  ]);
}
