function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const spanish = words(
  'en y que para por con una un su sus se al mas tras este esta estos estas fue fueron sobre sin entre desde hasta lo le les pero cuando donde nos como hoy ya aun segun contra ante durante cada muy hay ser estan son es sera nuestro nuestra',
);
/** Spanish words that are common in headlines. */
const inHeadlines = words(
  'policia alcalde alcaldesa alcaldia concejo cabildo condado ayuntamiento municipal escuela escuelas escolar ciudad gobierno gobernador nuevo nueva nuevos nuevas anuncia anuncian aprueba aprueban pide piden busca buscan muere mueren fallece fallecen detienen arrestan hallan abren cierran llega llegan gana ganan pierde ley leyes clases incendio choque tiroteo muertos heridos hombre mujer mujeres vecinos millones dolares pesos esquela obituario loteria horoscopo presupuesto eleccion elecciones tambien trabajadores bomberos',
);
/** Spanish words that also occur in place names: La Habra, El Segundo, De la Cruz. */
const inNames = words('de las la los el del');
const english = words(
  'the of and to in for is are was on with at from by that as an it its this his her their you your how why what who when will be has have not after new us over into before about more than up out off says said gets could here',
);
/** Words of Portuguese, French, Italian and Tagalog, which share function words or endings with Spanish. */
const otherLanguages = words(
  'em uma nao sao ao pelo pela voce foi mais nas le du et une dans pour sur aux est qui avec cette il di che della nel gli per ang ng mga sa ay',
);
const OTHER_SIGN = /[ãõçèêœ]|(?<!\p{L})(?:l|d|qu)['’]\p{L}/iu;

const SPANISH_SIGN = /[¿¡]/;
const SPANISH_LETTER = /[áíóúñ]/;
const SPANISH_END =
  /(?:[cs]ión|[cs]iones|dad|dades|mientos?|mente|aron|ieron|aban|ando|iendo|ados|adas|idos|idas)$/;
/** Vowel endings typical of Spanish; `endsInVowel` lists English words with the same endings. */
const VOWEL_END = /[oa]s?$/;
const endsInVowel =
  /^(?:also|into|who|two|photo|video|radio|studio|taco|casino|piano|auto|euro|zero|hero|tornado|volcano|condo|memo|demo|logo|promo|disco|rodeo|patio|mango|avocado|burrito|ego|media|area|data|drama|extra|era|idea|opera|soda|pizza|plaza|fiesta|quota|visa|villa|panda|sauna|arena|agenda|stigma|coma|pasta|salsa|mafia|dilemma|formula|criteria|bacteria|malaria|dementia|pneumonia|has|was|alumna|alma|ultra|sofa|tuna)s?$/;
/** English endings. Spanish words lack them, because they end in a vowel, n, r, l, d or z, or in s after a vowel. */
const ENGLISH_END = /(?:ing|ly|[nr]d|[^aeiou]e[dr]|[^aeiouáéíóú]s|[bcfghkmptvx]|['’]s)$|[kw]/;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu;
const ASCII = /^[a-z'’]*$/;
const MARKS = /\p{M}/gu;

/** `sure`: the word is certainly Spanish. A final vowel is not enough, because words in many languages have one. */
type Points = { spanish: number; sure: boolean; english: number };

const points = (spanish: number, sure: boolean, english = 0): Points => ({ spanish, sure, english });

/** Returns a word's points for each language. Capitalized words may be names, so their endings count less. */
function pointsOf(word: string, isFirst: boolean, next = ''): Points {
  const lower = word.toLowerCase();
  const plain = ASCII.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '');
  const isSmall = word === lower;
  if ((spanish.has(plain) || inHeadlines.has(plain)) && (isSmall || isFirst)) return points(2, true);
  if (inNames.has(plain)) {
    const isName = /^\p{Lu}/u.test(next);
    return points(isSmall || isFirst ? (isName ? 0.5 : 1) : 0, isSmall && !isName);
  }
  if (english.has(lower)) return points(0, false, 2);
  const end = Number(lower.length > 4 && SPANISH_END.test(lower));
  const letter = Number(SPANISH_LETTER.test(lower));
  if (!isSmall) return points((end + letter) / 2, false);
  const vowel = Number(word.length > 3 && VOWEL_END.test(plain) && !endsInVowel.test(plain));
  return points(2 * end + letter + vowel, end + letter > 0, Number(ENGLISH_END.test(lower)));
}

/**
 * Returns a score for text in Latin letters: above 0 if its function words, spelling and endings look Spanish, below
 * 0 if they look English.
 */
export function leaningOf(written: string): number {
  const text = written.normalize('NFC');
  const shouts = text === text.toUpperCase();
  const all = (shouts ? text.toLowerCase() : text).match(WORD) ?? [];
  const each = all.map((word, at) => pointsOf(word, at === 0, all[at + 1]));
  const isSure = SPANISH_SIGN.test(text) || each.some(({ sure }) => sure);
  const sum = each.reduce((before, { spanish, english }) => before + spanish - english, 0);
  const others =
    all.filter((word) => otherLanguages.has(word.toLowerCase())).length + Number(OTHER_SIGN.test(text));
  if (sum < 0 || others === 0) return sum > 0 && !isSure ? 0 : sum;
  return Math.max(0, sum - 2 * others);
}

/** Counts distinct English function words, which other languages don't have. */
export function smallEnglishWords(text: string): number {
  return new Set((text.toLowerCase().match(WORD) ?? []).filter((word) => english.has(word))).size;
}
