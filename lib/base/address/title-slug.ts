/** Lowercase letters and digits with single hyphens between them; '' when nothing is left. */
export function titleSlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’ʻ‘]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
