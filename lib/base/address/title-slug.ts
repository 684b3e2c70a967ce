/**
 * A title as part of an address: lower case, letters and digits with single hyphens between them, no accents, no
 * apostrophes; '' when nothing is left.
 */
export function titleSlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
