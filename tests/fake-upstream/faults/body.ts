import { writeAtom, writeRss } from '../make-feed';
import { type Fault, type Faults, rssOf, sends } from './fault';

const html = 'text/html; charset=utf-8';
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
// 4 KB of noise with an early zero byte. Identical in every run.
const noise = Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * i * 31 + i * 7) % 256));
const year = 365 * 24 * 3_600_000;
const phpWarning =
  '<br />\n<b>Warning</b>:  Undefined variable $tz in <b>/srv/feed.php</b> on line <b>3</b><br />\n';

function notAFeed(body: string | Buffer, type: string, headers = {}): Fault {
  return sends('not-a-feed', () => body, type, headers);
}

function page(title: string, text: string): string {
  return `<!doctype html>\n<html><head><title>${title}</title></head><body><p>${text}</p></body></html>\n`;
}

/** Faults with status 200 and valid HTTP, but without the expected feed in the body. */
export const bodyFaults = {
  'max-age-year': sends('served', rssOf, undefined, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    Expires: 'Sat, 20 Nov 2027 16:00:00 GMT',
  }),
  'no-store': sends('served', rssOf, undefined, { 'Cache-Control': 'no-store, max-age=0', Vary: '*' }),
  'empty-body': sends('empty-body', () => ''),
  whitespace: sends('empty-body', () => ' \r\n\t\n'.repeat(200)),
  'html-200': notAFeed(page('Home', 'Welcome to our new site.'), html),
  'captcha-200': notAFeed(
    page('Just a moment...', 'Verify you are human by completing the action below.'),
    html,
    { 'cf-mitigated': 'challenge' },
  ),
  'error-page-200': notAFeed(
    page('503 Service Unavailable', 'The server is temporarily unable to service your request.'),
    html,
  ),
  'json-200': notAFeed('{"error":"rate limited","items":[]}', 'application/json; charset=utf-8'),
  'png-200': notAFeed(onePixel, 'image/png'),
  binary: notAFeed(noise, 'application/rss+xml'),
  // A valid feed without items.
  'zero-items': sends(['served', 'empty-body', 'not-a-feed'], ({ feed }) => writeRss(feed, [])),
  'one-item': sends('served', ({ feed, stories }) => writeRss(feed, stories.slice(0, 1))),
  // A valid feed with every date moved back one year.
  'older-items': sends('served', ({ feed, stories }) =>
    writeRss(
      feed,
      stories.map((story) => ({ ...story, when: new Date(story.when.getTime() - year) })),
    ),
  ),
  // Ends inside an item. Content-Length matches.
  truncated: sends(['truncated', 'malformed'], (scene) => {
    const body = rssOf(scene);
    return body.slice(0, body.lastIndexOf('<pubDate>') + 14);
  }),
  // Ends inside the title of the first item.
  'truncated-first-item': sends(['truncated', 'malformed'], (scene) => {
    const body = rssOf(scene);
    return body.slice(0, body.indexOf('<item>') + 24);
  }),
  'wrong-content-type': sends('served', rssOf, 'text/html'),
  'no-content-type': { expect: 'served', reply: (scene) => ({ body: rssOf(scene) }) },
  'php-warning-before-xml': sends(
    ['served', 'not-a-feed', 'malformed'],
    (scene) => phpWarning + rssOf(scene),
  ),
  // XML forbids blank text before its declaration.
  'blank-before-xml': sends('served', (scene) => `\r\n\n  ${rssOf(scene)}`),
  // An Atom feed with the content type of RSS.
  'atom-instead': sends('served', ({ feed, stories }) => writeAtom(feed, stories)),
  'two-roots': sends(['served', 'malformed'], (scene) => rssOf(scene) + rssOf(scene)),
} satisfies Faults;
