/** A string that readers see, with its file. */
export type ReaderText = { path: string; text: string };

/** Keys with values that are not prose: addresses, file names, search words. */
const notProse = new Set([
  ...['href', 'url', 'src', 'file', 'id', 'slug', 'path', 'region', 'timeZone', 'locale', 'email'],
  ...['robotName', 'words', 'onlyWords', 'blockWords', 'feeds', 'feedKey', 'brand', 'robots'],
  ...['pictures', 'called'],
]);

/** Returns all strings in a city's data that readers may see, such as questions and answers. */
export function textsOfData(path: string, value: unknown, key = ''): ReaderText[] {
  if (notProse.has(key)) return [];
  if (typeof value === 'string') return value.startsWith('https://') ? [] : [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => textsOfData(path, each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOfData(`${path}.${name}`, each, name));
}

/** Returns a source without comments and imports. */
export function withoutComments(source: string): string {
  return source
    .replace(/\{?\/\*[\s\S]*?\*\/\}?/g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/ \/\/ .*$/gm, '')
    .replace(/^import [\s\S]*?;$/gm, '');
}

/** Returns the sentences, titles and labels in a source file: long string literals, and text between tags. */
export function textsOfSource(path: string, source: string): ReaderText[] {
  const code = withoutComments(source).replace(/className=(?:"[^"]*"|\{[^}]*\})/g, '');
  const literals = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
  const tags = path.endsWith('.tsx') ? code.matchAll(/[>}]([^<>{}`=;]+)(?=[<{])/g) : [];
  const between = [...tags].map((match) => match[1] ?? '');
  const isProse = (text: string) => /\p{L}/u.test(text) && /^\p{Lu}|\s/u.test(text);
  return [...literals, ...between]
    .map((text) =>
      text
        .replace(/\$\{[^}]*\}/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(isProse)
    .map((text) => ({ path, text }));
}

/** Returns the text of a Markdown post: front matter and body, without link addresses. */
export function textsOfPost(path: string, markdown: string): ReaderText[] {
  const text = markdown
    .replace(/^(id|picture|date|updated): .*$/gm, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/^(longTail|shortTail)Keywords: /gm, '');
  return text
    .split(/\n+/)
    .filter((line) => /\p{L}/u.test(line))
    .map((line) => ({ path, text: line }));
}

/** Returns the text in HTML or a feed: between tags, and in title and description attributes. */
export function textsOfMarkup(path: string, markup: string): ReaderText[] {
  const said = [...markup.matchAll(/\b(?:content|alt|title)="([^"]*)"/g)].map((match) => match[1] ?? '');
  const between = markup.replace(/<(style|script|svg|link|guid|id)\b[\s\S]*?<\/\1>/g, ' ').split(/<[^>]*>/);
  return [...said, ...between]
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !/^https?:/.test(text))
    .map((text) => ({ path, text }));
}
