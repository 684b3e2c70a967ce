// Plain JavaScript: the page cache is loaded by the framework outside the bundle.

/** Name of the meta element by which a page says with which status it is to be sent. */
export const statusName = 'page-status';

const element = new RegExp(`<meta name="${statusName}" content="([45]\\d\\d)"/>`);

/**
 * The status that a page asks for in its head: the framework's own not-found sends an empty body that only script can
 * fill, and it has no way to say unavailable; a page of ours is whole, whatever its status.
 * Only the head is looked at, which no text from outside can write into; nothing for an ordinary page.
 * @param {string | undefined} html
 * @returns {number | undefined}
 */
export function statusOf(html) {
  const status = element.exec((html ?? '').split('</head>', 1)[0] ?? '')?.[1];
  return status === undefined ? undefined : Number(status);
}
