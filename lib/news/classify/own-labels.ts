import type { StoryKind } from '@/lib/city/schema/news';
import { plainText, type Readable, wholeWords } from '@/lib/news/classify/evidence';

/**
 * Patterns for lowercase text without accents. `names` match a category, a folder in the link's path or a credit.
 * `tags` match labels that outlets also put on other stories, so a single tag counts only if the model agrees.
 */
type Label = { names?: RegExp; tags?: RegExp; title?: RegExp; text?: RegExp };

const all = (...names: string[]) => new RegExp(`^(?:${names.join('|')})$`, 'u');
const sold: Label = {
  names: all(
    '(?:.* )?(?:sponsored|advertis(?:ement|ements|ing|ers?)|advertorials?|promoted|promotions?|paid|affiliate)(?:[ -].*)?',
    '(?:.*[ -])?(?:partner(?:ed)?|brand(?:ed)?|native)[ -]?(?:content|studio|publishing)|.*brand-?studio|.+-insights|(?:.*[ -])?marketplace',
    '(?:.* )?(?:deals?|coupons?|promo[ -]codes?|contests?|sweepstakes|giveaways?|classifieds?|(?:buying|gift)[ -]guides?)',
    '(?:gifts?(?: and| &)? )?shop(?:ping)?(?: / .*)?|e-?commerce(?: content)?|product (?:tests?|reviews?|recommendations?)|stuff we love.*',
    'horoscopes?|horoscopo|astrology|lottery(?: results)?|lotteries|puzzles?|(?:legal|public) notices?',
    'publirreportajes?|(?:contenido|espacio|articulo) (?:patrocinado|pagado|publicitario|comercial|de marca)|patrocinad[oa]s?|publicidad|(?:anuncios )?clasificados',
    'horoscopos|loterias?|sorteos|edictos|avisos legales|ofertas|promociones|compras',
    'globe ?newswire|pr newswire|prnewswire|business wire|accesswire|ein presswire|newsfile corp.*|stacker(?: studio)?|news direct',
  ),
  title: wholeWords(
    '(?:promo|coupon|discount) codes?|(?:flash|clearance|mega|mattress|e-bike|power station) sale|(?:gift|buying) guides?|official rules',
    'contest announcement|classifieds|advertorial|(?:partner|paid|sponsored) (?:content|post)|^sponsored\\s*[:|–—-].*|[([]sponsored.*',
    '(?:enter|win|our) (?:\\S+ ){0,3}(?:giveaways?(?! to\\b)|sweepstakes)|\\$[\\d,.]+ off|\\d+% off|(?:new|record|all-time) (?:\\$[\\d,.]+ low|low price)',
    '\\$[\\d,.]+ lows?|lows? from \\$[\\d,.]+|save (?:up to )?(?:\\$[\\d,.]+(?! ?[mb]illion| a )|\\d+%)|(?:best|top|early|green) (?:\\S+ )?deals|on sale (?:now|today)|for a limited time',
    '(?:best|top|favorite|top-rated) (?:\\S+ ){1,6}(?:you can buy|to buy|under \\$\\d+|on amazon|tested(?: and reviewed)?)|tested and reviewed|worth the splurge',
    '(?:deals?|savings|sale|lowest|discounts?) (?:\\S+ )*(?:black friday|cyber monday|prime day)|(?:black friday|cyber monday|prime day) (?:\\S+ )*(?:deals?|savings|sale|discounts?)',
    'consumer reports(?=:)|publirreportaje|(?:contenido|espacio|articulo) (?:patrocinado|pagado|publicitario|comercial|de marca)|horoscopos|numeros ganadores',
    '(?:resultados?|numeros) (?:de la|del|de) (?:\\S+ )?(?:loteria|sorteo|melate|chispazo|tris|powerball|mega millions|quiniela)',
    'horoscopes?|horoscopo|winning (?:lottery )?numbers|(?:wordle|connections|strands) (?:hints?|answers?)',
  ),
  text: /^(?:sponsored(?! by (?:the|state|sens?|assembly\w*|reps?|gov|council\w*|supervisors?|lawmakers)\b)|advertisement|paid (?:content|post)|promoted (?:content|post|by)|presented by)\b|sponsored content|affiliate (?:links?|commission)|earn a commission|no purchase (?:or payment|necessary)|\b(?:globe newswire|pr ?newswire|business wire)\b/,
};

const opinion: Label = {
  names: all(
    'opinions?|opinion columns?|editorials?|op-?eds?|commentary|commentisfree',
    'opiniones|editoriales|cartas(?: al (?:director|editor))?|opinion-.*',
    'letters?(?:[ -]to[ -]the[ -]editor)?|guest columns?',
    'from the (?:mayor|city manager|superintendent|sheriff|(?:police |fire )?chief)',
  ),
  tags: all('columns?|columnists?|columnas?|columnistas?|tribunas?|voices|perspectives?|endorsements?'),
  title:
    /^(?:opinion|editorial(?: cartoon)?|op-ed|commentary|column|columna|tribuna|cartas? al (?:director|editor)|letters?|guest column|viewpoint|essay|review|carta)s?(?: to the editor)?\s*[:|–—-]|letters? to the editor|[|–—-]\s*(?:opinion|editorial|commentary)$/,
};

const obituaries: Label = {
  names: all('obituar(?:y|ies)|death notices?|obituarios?|esquelas?|necrologicas?'),
  title:
    /^(?:obituar(?:y|ies)|death notices?|in memoriam|esquelas?|obituarios?|sensible fallecimiento|descanse en paz)\b|\bobituaries\b|\bobituary\s*(?:\(|[|–—-]|$)/,
};

const digest: Label = {
  names: all(
    'fotogalerias?|boletines|efemerides|minuto a minuto',
    'newsletters?|round-?ups?|live-?blogs?|photo galler(?:y|ies)|galler(?:y|ies)|quiz(?:zes)?|podcasts?',
  ),
  title:
    /^good morning,[^:]*!$|^(?:photos?|fotos?|fotogaleria|galeria|en vivo|minuto a minuto|boletin|efemerides|gallery|slideshow|watch|video|listen|podcast|live|quiz|crossword|cartoon)\s*[:|]|\b(?:morning|evening|daily|weekly) (?:briefing|digest|roundup|newsletter)\b|\blive (?:updates|blog)\b|\b(?:police|crime) (?:blotter|log)\b/,
};

const event: Label = {
  names: all('event calendar|(?:best-)?things[ -]to[ -]do'),
  tags: all('events?|calendar'),
  title: /\bthings to do\b|\b(?:cosas que|que) hacer (?:hoy|este fin de semana)\b/,
};

/**
 * These labels are only in Spanish, because Spanish headlines alone give few clues. The English model has
 * learned English folder names by itself.
 */
const sport: Label = { names: all('deportes?|futbol|beisbol|boxeo') };
const feature: Label = { names: all('sociales|espectaculos|farandula') };

const labels: readonly (readonly [StoryKind, Label])[] = [
  ['commerce', sold],
  ['obituaries', obituaries],
  ['opinion', opinion],
  ['roundup', digest],
  ['event', event],
  ['sport', sport],
  ['feature', feature],
];

/**
 * Returns an item's categories, author and credits, and the folders in its link's path, in lowercase without accents.
 */
export function ownNames({ category, categories = category ? [category] : [], ...item }: Readable): string[] {
  const { author = '', credits = [], link } = item;
  const path = URL.canParse(link) ? new URL(link).pathname.toLowerCase() : '';
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  return [...categories, author, ...credits].map(plainText).concat(folders);
}

/**
 * Returns the kind that the publisher's own labels give, checking for ads first; undefined without such a
 * label. A single tag counts only if `seems` returns true for its kind.
 */
export function ownLabel(item: Readable, seems: (kind: StoryKind) => boolean): StoryKind | undefined {
  const names = ownNames(item);
  const [title, text] = [plainText(item.title), plainText(item.description)];
  const isTagged = (kind: StoryKind, tags: RegExp) => {
    const found = names.filter((name) => tags.test(name)).length;
    return found > 1 || (found === 1 && seems(kind));
  };
  const fits = ([kind, label]: (typeof labels)[number]) =>
    label.title?.test(title) ||
    label.text?.test(text) ||
    names.some((name) => label.names?.test(name)) ||
    (label.tags && isTagged(kind, label.tags));
  return labels.find(fits)?.[0];
}
