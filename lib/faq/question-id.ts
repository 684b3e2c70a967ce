const longest = 60;

/**
 * The id of a question on /faq, for links to it (`/faq#q-which-council-district-do-i-live-in`): lower case, letters and
 * digits with single hyphens between them, at most 60 characters, cut at a hyphen; `q-` alone when nothing is left.
 */
export function questionId(question: string): string {
  const words = question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const id = `q-${words}`;
  if (id.length <= longest) return id;
  const end = id.lastIndexOf('-', longest);
  return id.slice(0, end > 2 ? end : longest);
}
