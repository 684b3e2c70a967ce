// Plain JavaScript: the build reads it too (scripts/compress-files.mjs).

const fileTypes = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=UTF-8',
  json: 'application/json',
  xml: 'application/xml; charset=UTF-8',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
};

const gaining = new Set(['js', 'css', 'svg', 'ico', 'txt', 'json', 'xml']);

/** @param {string} name */
const endOf = (name) => name.slice(name.lastIndexOf('.') + 1);

/**
 * @param {string} name
 * @returns {string | undefined}
 */
export function typeOf(name) {
  const end = endOf(name);
  return Object.hasOwn(fileTypes, end) ? Reflect.get(fileTypes, end) : undefined;
}

/** @param {string} name */
export function gainsByCoding(name) {
  return gaining.has(endOf(name));
}

/** Compressed copies of the build's files: their address plus .br or .gz. */
export const codedFolder = '.next/coded';

export const servedFolders = [
  { folder: '.next/static', address: '/_next/static' },
  { folder: 'public', address: '' },
];
