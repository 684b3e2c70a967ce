// Plain JavaScript: the page cache is loaded by the framework outside the bundle.

/** Name of the meta element by which a page says with which status it is to be sent. */
export const statusName = 'page-status';

const element = new RegExp(`<meta name="${statusName}" content="(404|503)"/>`);

/**
 * The status that a page asks for in its head; nothing for an ordinary page. The framework knows no page that is
 * unavailable, and sends one that is not found as an empty shell which only a script fills.
 * Only the head is looked at, which no text from outside can write into.
 * @param {string | undefined} html
 * @returns {number | undefined}
 */
export function statusOf(html) {
  const status = element.exec((html ?? '').split('</head>', 1)[0] ?? '')?.[1];
  return status === undefined ? undefined : Number(status);
}
