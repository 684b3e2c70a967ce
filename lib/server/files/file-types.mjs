// Plain JavaScript: the build reads it too (scripts/code-files.mjs).

/** Media types of the files that are served, by the end of their names; what is not here is not served. */
export const fileTypes = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=UTF-8',
  json: 'application/json; charset=UTF-8',
  xml: 'application/xml; charset=UTF-8',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
};

/** The others are compressed by nature. */
const gaining = new Set(['js', 'css', 'svg', 'ico', 'txt', 'json', 'xml']);

/** @param {string} name */
const endOf = (name) => name.slice(name.lastIndexOf('.') + 1);

/**
 * The media type of a file by its name; nothing for one that is not served.
 * @param {string} name
 * @returns {string | undefined}
 */
export function typeOf(name) {
  const end = endOf(name);
  return Object.hasOwn(fileTypes, end) ? Reflect.get(fileTypes, end) : undefined;
}

/**
 * Whether a file gets smaller by being compressed.
 * @param {string} name
 */
export function gainsByCoding(name) {
  return gaining.has(endOf(name));
}

/** Where the compressed copies of the build are, below its folder: the address of a file with .br or .gz behind it. */
export const codedFolder = '.next/coded';

/** Folders whose files are served as they are, with the addresses that they have. */
export const servedFolders = [
  { folder: '.next/static', address: '/_next/static' },
  { folder: 'public', address: '' },
];
