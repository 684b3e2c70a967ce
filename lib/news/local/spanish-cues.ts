import { hasNoCapitals, unaccented } from '@/lib/news/local/place-words';

const words = (list: string) => new Set(list.split(' '));

const before = words('en desde hacia hasta');
/** Words that show that a name after them and `de` is a town's: `policia de Orange`. */
const ofTowns = words(
  'policia alcalde alcaldesa alcaldia cabildo condado ayuntamiento concejo consejo municipal ciudad municipio pueblo distrito escolar unificado escuela escuelas bomberos departamento vecino vecinos residente residentes habitante habitantes cerca afueras centro norte sur este oeste oriente poniente',
);
const roads = words('calle avenida av ave bulevar blvd boulevard autopista carretera calzada camino');

/** Returns Spanish forms of a name: `condado de Orange`, `ciudad de Orange`. */
export function spanishForms(name: string): string[] {
  const [, county] = /^(.+) County$/.exec(name) ?? [];
  const [, city] = /^(?:city|town) of (.+)$/i.exec(name) ?? [];
  return [...(county ? [`condado de ${county}`] : []), ...(city ? [`ciudad de ${city}`] : [])];
}

/** A place name in text. `at` to `end`: its position in `words`. `isOwn`: whether it is the city's own name. */
export type Named = { text: string; words: readonly string[]; at: number; end: number; isOwn: boolean };

/** Whether a headline begins with the city's name followed by a lowercase word: `Brownsville commission approves`. */
export function isSubject({ text, at, end, isOwn }: Named): boolean {
  const next = unaccented(text).match(/[\p{L}\p{N}]+/gu)?.[end] ?? '';
  return isOwn && at === 0 && !hasNoCapitals(text) && /^\p{Ll}/u.test(next);
}

/** Whether Spanish words around an ambiguous name show that it means the place. */
export function isSureInSpanish(named: Named): boolean {
  const { text, words: all, at, isOwn } = named;
  const [last = '', of = ''] = [all[at - 1], all[at - 2]];
  if (last === 'de' && ofTowns.has(of)) return true;
  if (hasNoCapitals(text)) return false;
  return before.has(last) || (isOwn && last === 'de');
}

/** Whether a road word precedes the name, as in `calle Zacatecas` and `carretera a Zacatecas`. */
export function isSpanishRoad(all: readonly string[], at: number): boolean {
  const kind = all[at - 1] === 'a' ? at - 2 : at - 1;
  return roads.has(all[kind] ?? '');
}
