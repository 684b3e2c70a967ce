import { titleSlug } from '@/lib/base/address/title-slug';

const longest = 60;

/**
 * The id of a question on /faq, for links to it (`/faq#q-which-council-district-do-i-live-in`): lower case, letters
 * and digits with single hyphens between them, at most 60 characters, cut at a hyphen; `q-` when nothing is left.
 */
export function questionId(question: string): string {
  const id = `q-${titleSlug(question)}`;
  if (id.length <= longest) return id;
  const end = id.lastIndexOf('-', longest);
  return id.slice(0, end > 2 ? end : longest);
}

/** The id of a category on /faq by its place, from 0: the spec's `#category-{index}`. */
export function categoryId(index: number): string {
  return `category-${index}`;
}
