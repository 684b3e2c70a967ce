// The site's own messages in English, by topic; docs/architecture.md explains how to add one.

import { languages } from '@/lib/base/languages.mjs';
import { sectionTexts } from '@/lib/sections';

export * from '@/lib/messages/en/city';
export * from '@/lib/messages/en/features';
export * from '@/lib/messages/en/front';
export * from '@/lib/messages/en/layout';
export * from '@/lib/messages/en/machines';
export * from '@/lib/messages/en/site';

export const { broken } = languages.en;
export const sections = sectionTexts('en', 'name');

/** The structure of a catalog, whatever its messages say. */
type Spoken<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Spoken<Said>
    : { [Key in keyof T]: Spoken<T[Key]> };

/**
 * Structure that every language must have. A message that is missing or has different parameters is a compile error.
 */
export type Catalog = Spoken<typeof import('@/lib/messages/en/catalog')>;
