import type { City, Picture } from '@/lib/city/city-type';
import { isAtHome, motifs } from '@/lib/city/drawings';
import { type FeedKey, sectionByFeedKey } from '@/lib/sections';

/** Motifs for English and Spanish words in a headline; the first match is used. */
const SUBJECTS: readonly [RegExp, string][] = [
  [/\b(?:angels|baseball|softball|dodgers|béisbol|padres)\b/i, 'diamond'],
  [/\b(?:stadium|honda center|arena|estadio)\b/i, 'stadium'],
  [/\b(?:ducks|hockey|ice rink|nhl)\b/i, 'rink'],
  [/\b(?:soccer|fútbol|galaxy|lafc|mls)\b/i, 'pitch'],
  [/\b(?:basketball|lakers|clippers|nba|volleyball|baloncesto)\b/i, 'court'],
  [/\b(?:track|marathon|5k|running|race)\b/i, 'track'],
  [/\b(?:swim\w*|pool|pools|alberca|piscina)\b/i, 'pool'],
  [/\b(?:freeway|traffic|highway|lanes?|caltrans|toll|autopista|carriles?|tráfico)\b/i, 'freeway'],
  [/\b(?:snow\w*|blizzards?|sleet|winter storm|nieve)\b/i, 'snow'],
  [/\b(?:rain\w*|storms?|thunderstorms?|lluvias?|tormentas?)\b/i, 'rain'],
  [/\b(?:train|trains|bus|buses|artic|metrolink|amtrak|octa|transit|tren|autobús)\b/i, 'arch'],
  [
    /\b(?:vote[rs]?|voting|council|ballot|election|mayor|supervisors|city hall|senate|court|judge|concejo|elecci(?:ón|ones)|votar|alcaldes?|alcaldesa|supervisores|ayuntamiento|senado|juez)\b/i,
    'hall',
  ],
  [
    /\b(?:(?<!high )schools?|students?|teachers?|classrooms?|kindergarten|campus|escuelas?|alumnos|maestros?)\b/i,
    'school',
  ],
  [/\b(?:librar\w+|books?|reading|author|biblioteca|libros?)\b/i, 'books'],
  [/\b(?:market|farmers|grocer\w*|food hall|mercado)\b/i, 'market'],
  [/\b(?:coffee|cafe|café|brunch|restaurants?|chef|menu|restaurante)\b/i, 'cup'],
  [/\b(?:shop|shops|shopping|store|stores|retail|tienda|negocio)\b/i, 'shop'],
  [/\b(?:fireworks|parade|festival|carnival|desfile)\b/i, 'fireworks'],
  [/\b(?:water|drought|reservoir|groundwater|agua|sequía)\b/i, 'drop'],
  [/\b(?:river|creek|flood control|santa ana river|río)\b/i, 'river'],
  [/\b(?:beach|ocean|surf\w*|coast|playa|mar)\b/i, 'waves'],
  [/\b(?:solar|electric|energy|battery|batteries|ev|evs|power|energía|eléctric\w+)\b/i, 'panels'],
  [/\b(?:hik\w+|trails?|canyon|mountains?|hills|wildland|sendero|montaña)\b/i, 'mountains'],
  [/\b(?:orange groves?|groves?|citrus|oranges|naranjas?)\b/i, 'citrus'],
  [/\b(?:farms?|farmland|crops?|harvest|cosecha)\b/i, 'fields'],
  [/\b(?:homes?|housing|houses|rent|renters|apartments?|mortgage|vivienda|casas?|renta)\b/i, 'houses'],
  [/\b(?:radio|podcast|broadcast)\b/i, 'radio'],
  [/\b(?:garden\w*|flowers?|bloom|jardín|flores)\b/i, 'petals'],
  [/\b(?:park|parks|shade|trees?|parque|árboles)\b/i, 'shade'],
  [/\b(?:downtown|development|skyline|tower|towers|centro)\b/i, 'skyline'],
];

/** Motifs that suit any headline, used when all better ones are among the last eight drawings. */
const NEUTRAL_MOTIFS = [
  'palms',
  'pines',
  'tiles',
  'grove',
  'fields',
  'citrus',
  'shade',
  'petals',
  'arch',
  'mountains',
  'skyline',
];

/** Number of other drawings that must come before a motif is used again. */
const REPEAT_AFTER = 8;

/** Returns motif names for the words of a headline. */
function namedMotifs(title: string): string[] {
  return SUBJECTS.filter(([pattern]) => pattern.test(title)).map(([, motif]) => motif);
}

/** Returns motif names for a headline, best first: for its words, for its section, then neutral ones. */
export function motifsFor(city: Pick<City, 'latitude'>, title: string, feedKey: FeedKey): string[] {
  const others = [...sectionByFeedKey(feedKey).motifs, ...NEUTRAL_MOTIFS].filter((motif) =>
    isAtHome(city, motif),
  );
  return [...new Set([...namedMotifs(title), ...others])];
}

/** Returns a number for a title, always the same for the same title. */
function hashOf(title: string): number {
  return [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6007, 7);
}

/**
 * Returns a drawing for a headline and appends it to `used`, the drawings of the page so far; undefined if no motif is
 * left. Never uses one of the last eight motifs again. A motif for the headline's words may be used again, in other
 * colors; any other motif, only when all have been used. The same headlines in the same order always get the same
 * drawings.
 */
export function storyDrawing(
  city: Pick<City, 'latitude'>,
  title: string,
  feedKey: FeedKey,
  used: Picture[],
): Picture | undefined {
  const isIn = (pictures: readonly Picture[], name: string) =>
    motifs()
      .get(name)
      ?.some(({ src }) => pictures.some((picture) => picture.src === src));
  const names = motifsFor(city, title, feedKey).filter((name) => !isIn(used.slice(-REPEAT_AFTER), name));
  const named = namedMotifs(title);
  const name = names.find((one) => named.includes(one) || !isIn(used, one)) ?? names[0] ?? '';
  const motif = motifs().get(name);
  if (!motif) return undefined;
  const start = hashOf(title) % motif.length;
  const inOrder = [...motif.slice(start), ...motif.slice(0, start)];
  const drawing = inOrder.find(({ src }) => used.every((picture) => picture.src !== src)) ?? inOrder[0];
  if (drawing) used.push(drawing);
  return drawing;
}
