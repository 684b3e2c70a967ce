const doubled = /([bdfglmnprt])\1$/;
const vowel = /[aeiouy]/;

/** Only where at least three letters with a vowel among them remain. */
function without(word: string, ending: string): string | undefined {
  if (!word.endsWith(ending)) return undefined;
  const left = word.slice(0, -ending.length);
  return left.length >= 3 && vowel.test(left) ? left : undefined;
}

/** A light English stemmer for plurals and verb forms only: `vote`, `votes`, `voted`, `voting`. */
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
