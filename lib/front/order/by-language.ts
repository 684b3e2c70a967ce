import { countryOf } from '@/lib/city/complete/region';
import type { FrontStory } from '@/lib/front/front-page';

type Told = Pick<FrontStory, 'item'>;

/** A part of the United States where most people speak Spanish. */
const spanishPart = 'US-PR';

/** By the language of most people there (CLDR). */
function speaksSpanish(region: string): boolean {
  const { language } = new Intl.Locale(`und-${countryOf(region)}`).maximize();
  return language === 'es' || region === spanishPart;
}

/**
 * Those in the paper's language, and the others. A paper of a region that speaks Spanish, or where most stories of `among`
 * are in Spanish, sets none apart: its headlines are one list. `region`: ISO 3166-2.
 */
export function byLanguage<T extends Told>(
  stories: readonly T[],
  region: string,
  among: readonly Told[] = stories,
): { main: T[]; others: T[] } {
  const asked = among.length > 0 ? among : stories;
  const spanish = asked.filter(({ item }) => item.language).length;
  if (spanish > asked.length / 2 || speaksSpanish(region)) return { main: [...stories], others: [] };
  return {
    main: stories.filter(({ item }) => !item.language),
    others: stories.filter(({ item }) => item.language),
  };
}
