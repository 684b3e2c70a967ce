const doubled = /([bdfglmnprt])\1$/;
const vowel = /[aeiouy]/;

/** Takes an ending off where at least three letters with a vowel among them are left. */
function without(word: string, ending: string): string | undefined {
  if (!word.endsWith(ending)) return undefined;
  const left = word.slice(0, -ending.length);
  return left.length >= 3 && vowel.test(left) ? left : undefined;
}

/**
 * The part that the forms of an English word share: `cut`, `cuts` and `cutting`; `vote`, `votes`, `voted` and
 * `voting`. A light stemmer for plurals and verb forms only; words of other sorts stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let form = word;
  if (form.endsWith('ies')) form = `${form.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(form)) form = form.slice(0, -2);
  else if (/[^su]s$/.test(form)) form = form.slice(0, -1);
  const verb = without(form, 'ing') ?? without(form, 'ed');
  if (verb !== undefined) form = verb.replace(doubled, '$1');
  return form.length > 3 ? form.replace(/e$/, '').replace(/y$/, 'i') : form;
}
