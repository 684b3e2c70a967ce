// Plain JavaScript: the page cache is loaded by the framework outside the bundle.

/** Name of the meta element by which a page says with which status it is to be sent. */
export const statusName = 'page-status';

const element = new RegExp(`<meta name="${statusName}" content="(5\\d\\d)"/>`);

/**
 * The status that a page asks for in its head: the framework lets a page be found or not, but not be unavailable.
 * Only the head is looked at, which no text from outside can write into; nothing for an ordinary page.
 * @param {string | undefined} html
 * @returns {number | undefined}
 */
export function statusOf(html) {
  const status = element.exec((html ?? '').split('</head>', 1)[0] ?? '')?.[1];
  return status === undefined ? undefined : Number(status);
}
