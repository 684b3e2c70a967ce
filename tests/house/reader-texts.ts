import type { HouseFile } from './house-files';

/** Keys with values that are not prose: addresses, file names, search words. */
const notProse = new Set([
  ...['href', 'url', 'src', 'file', 'id', 'slug', 'path', 'region', 'timeZone', 'locale', 'email'],
  ...['robotName', 'words', 'onlyWords', 'blockWords', 'feeds', 'feedKey', 'brand', 'robots'],
  ...['pictures', 'called'],
]);

/** Returns all strings in a city's data that readers may see, such as questions and answers. */
export function textsOfData(value: unknown, key = ''): string[] {
  if (notProse.has(key)) return [];
  if (typeof value === 'string') return value.startsWith('https://') ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsOfData(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOfData(each, name));
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
export function textsOfSource({ path, text: source }: Pick<HouseFile, 'path' | 'text'>): string[] {
  const code = withoutComments(source).replace(/className=(?:"[^"]*"|\{[^}]*\})/g, '');
  const literals = code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g);
  const tags = path.endsWith('.tsx') ? code.matchAll(/[>}]([^<>{}`=;]+)(?=[<{])/g) : [];
  return [...literals, ...tags]
    .map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '')
    .map((text) => text.replace(/(?:\$\{[^}]*\}|\s)+/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text) && /^\p{Lu}|\s/u.test(text));
}

/** Returns the lines of a Markdown post: front matter and body, without link addresses. */
export function textsOfPost(markdown: string): string[] {
  return markdown
    .replace(/^(id|picture|date|updated): .*$/gm, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/^(longTail|shortTail)Keywords: /gm, '')
    .split(/\n+/);
}

/** Returns the text in HTML or a feed: between tags, and in title and description attributes. */
export function textsOfMarkup(markup: string): string[] {
  const attributes = [...markup.matchAll(/\b(?:content|alt|title)="([^"]*)"/g)].map(([, text = '']) => text);
  const between = markup.replace(/<(style|script|svg|link|guid|id)\b[\s\S]*?<\/\1>/g, ' ').split(/<[^>]*>/);
  return [...attributes, ...between].filter((text) => !/^\s*https?:/.test(text));
}
