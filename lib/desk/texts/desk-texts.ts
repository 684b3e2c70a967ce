import type { SiteLanguage } from '@/lib/base/languages.mjs';
import { type DeskTexts, en } from '@/lib/desk/texts/en';
import { es } from '@/lib/desk/texts/es';

export type { DeskTexts } from '@/lib/desk/texts/en';

const all: Partial<Record<SiteLanguage, DeskTexts>> = { en, es };

/** Returns the desk's texts in an editor's language, or in English if the desk does not have that language. */
export function deskTexts(language: SiteLanguage): DeskTexts {
  return all[language] ?? en;
}
