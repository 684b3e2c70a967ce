const quotes = /['"]/;
const beforeRegex = /(?:[(,=:[!&|?{};>]|\breturn|^)\s*$/;

/** Where a quoted text, a comment or a pattern that begins at `from` ends. */
function endOf(text: string, from: number, closing: string | RegExp): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (typeof closing === 'string' ? text.startsWith(closing, at) : closing.test(text[at] ?? ''))
      return at;
  }
  return text.length;
}

/** Where a regular expression that begins at `from` ends; a slash inside brackets does not end it. */
function endOfRegex(text: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '[') inClass = true;
    else if (text[at] === ']') inClass = false;
    else if (text[at] === '/' && !inClass) return at;
  }
  return text.length;
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, '\0');

/**
 * A TypeScript source with everything that is not code (comments, patterns, what stands inside quotes) blanked, of the
 * same length. A template is blanked whole, its expressions too. Made for formatted sources: no JSX.
 */
export function maskCode(text: string): string {
  let code = '';
  while (code.length < text.length) {
    const at = code.length;
    const char = text[at] ?? '';
    if (text.startsWith('//', at)) code += blank(text.slice(at, endOf(text, at, '\n')));
    else if (text.startsWith('/*', at)) code += blank(text.slice(at, endOf(text, at + 1, '*/') + 2));
    else if (quotes.test(char)) code += char + blank(text.slice(at + 1, endOf(text, at, char))) + char;
    else if (char === '`') code += blank(text.slice(at, endOfTemplate(text, at) + 1));
    else if (char === '/' && beforeRegex.test(code.slice(-40)))
      code += blank(text.slice(at, endOfRegex(text, at) + 1));
    else code += char;
  }
  return code;
}

function endOfTemplate(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '`') return at;
    else if (text.startsWith('${', at)) at = endOfExpression(text, at + 2);
  }
  return text.length;
}

function endOfExpression(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '`') at = endOfTemplate(text, at);
    else if (quotes.test(char)) at = endOf(text, at, char);
    else if (char === '{') depth++;
    else if (char === '}' && depth-- === 0) return at;
  }
  return text.length;
}
