import { titleSlug } from '@/lib/base/addresses';

const MAX_ID_LENGTH = 60;

/**
 * Returns the ID of a question: `q-` and at most 60 lowercase letters, digits and single hyphens in total, cut at a
 * hyphen.
 */
export function questionId(question: string): string {
  const id = `q-${titleSlug(question)}`;
  if (id.length <= MAX_ID_LENGTH) return id;
  const end = id.lastIndexOf('-', MAX_ID_LENGTH);
  return id.slice(0, end > 2 ? end : MAX_ID_LENGTH);
}

/** Returns the anchor of a category, `category-{index}` from 0, as the spec requires. */
export function categoryId(index: number): string {
  return `category-${index}`;
}
