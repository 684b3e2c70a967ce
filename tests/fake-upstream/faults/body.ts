import { writeAtom, writeRss } from '../make-feed';
import { type Fault, type Faults, okReply, rssOf, textOption } from './fault';

const html = 'text/html; charset=utf-8';
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
// The same 4 KB of noise in every run; a zero byte among the first.
const noise = Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * i * 31 + i * 7) % 256));

function notAFeed(does: string, body: string | Buffer, type: string, headers = {}): Fault {
  return { does, expect: 'not-a-feed', reply: () => okReply(body, type, headers) };
}

function page(title: string, text: string): string {
  return `<!doctype html>\n<html><head><title>${title}</title></head><body><p>${text}</p></body></html>\n`;
}

/** Status 200, in good order as HTTP, but the body is not the feed that it should be. */
export const bodyFaults = {
  'max-age-year': {
    does: 'Serves the feed as fresh for a year.',
    expect: 'served',
    reply: (scene) =>
      okReply(rssOf(scene), undefined, {
        'Cache-Control': 'public, max-age=31536000, immutable',
        Expires: 'Sat, 20 Nov 2027 16:00:00 GMT',
      }),
  },
  'no-store': {
    does: 'Serves the feed with Cache-Control: no-store and Vary: *.',
    expect: 'served',
    reply: (scene) => okReply(rssOf(scene), undefined, { 'Cache-Control': 'no-store, max-age=0', Vary: '*' }),
  },
  'empty-body': {
    does: 'Answers 200 with no body at all.',
    expect: 'empty-body',
    reply: () => okReply(''),
  },
  whitespace: {
    does: 'Answers 200 with spaces and line ends only.',
    expect: 'empty-body',
    reply: () => okReply(' \r\n\t\n'.repeat(200)),
  },
  'html-200': notAFeed('Answers 200 with an HTML page.', page('Home', 'Welcome to our new site.'), html),
  'captcha-200': notAFeed(
    'Answers 200 with a page that asks whether the visitor is human.',
    page('Just a moment...', 'Verify you are human by completing the action below.'),
    html,
    { 'cf-mitigated': 'challenge' },
  ),
  'error-page-200': notAFeed(
    'Answers 200 with the page of a 503.',
    page('503 Service Unavailable', 'The server is temporarily unable to service your request.'),
    html,
  ),
  'json-200': notAFeed(
    'Answers 200 with a JSON error.',
    '{"error":"rate limited","items":[]}',
    'application/json; charset=utf-8',
  ),
  'png-200': notAFeed('Answers 200 with a picture of one pixel.', onePixel, 'image/png'),
  binary: notAFeed('Answers 200 with 4 KB of noise under the type of a feed.', noise, 'application/rss+xml'),
  'zero-items': {
    does: 'Serves a valid feed whose channel has no items.',
    expect: ['served', 'empty-body', 'not-a-feed'],
    reply: (scene) => okReply(writeRss(scene.feed, [])),
  },
  'one-item': {
    does: 'Serves a valid feed with its first item only.',
    expect: 'served',
    reply: (scene) => okReply(writeRss(scene.feed, scene.stories.slice(0, 1))),
  },
  'older-items': {
    does: 'Serves the feed with every date a year earlier.',
    expect: 'served',
    reply: (scene) => {
      const year = 365 * 24 * 3_600_000;
      const older = scene.stories.map((story) => ({ ...story, when: new Date(story.when.getTime() - year) }));
      return okReply(writeRss(scene.feed, older));
    },
  },
  truncated: {
    does: 'Serves the feed cut off in the middle of an item; the announced length is that of the cut.',
    expect: ['truncated', 'malformed'],
    reply: (scene) => {
      const body = rssOf(scene);
      return okReply(body.slice(0, body.lastIndexOf('<pubDate>') + 14));
    },
  },
  'truncated-first-item': {
    does: 'Serves the feed cut off in the title of its first item.',
    expect: ['truncated', 'malformed'],
    reply: (scene) => {
      const body = rssOf(scene);
      return okReply(body.slice(0, body.indexOf('<item>') + 24));
    },
  },
  'wrong-content-type': {
    does: 'Serves the feed as text/html.',
    expect: 'served',
    takes: { type: 'another type, such as "text/plain" ("text/html")' },
    reply: (scene) => okReply(rssOf(scene), textOption(scene, 'type', 'text/html')),
  },
  'no-content-type': {
    does: 'Serves the feed without a Content-Type.',
    expect: 'served',
    reply: (scene) => ({ body: rssOf(scene) }),
  },
  'php-warning-before-xml': {
    does: 'Serves the feed behind the HTML of a PHP warning.',
    expect: ['served', 'not-a-feed', 'malformed'],
    reply: (scene) => {
      const warning =
        '<br />\n<b>Warning</b>:  Undefined variable $tz in <b>/srv/feed.php</b> on line <b>3</b><br />\n';
      return okReply(warning + rssOf(scene));
    },
  },
  'blank-before-xml': {
    does: 'Serves the feed behind blank lines, which XML forbids before its declaration.',
    expect: 'served',
    reply: (scene) => okReply(`\r\n\n  ${rssOf(scene)}`),
  },
  'atom-instead': {
    does: 'Serves an Atom feed with the same stories under the type of RSS.',
    expect: 'served',
    reply: (scene) => okReply(writeAtom(scene.feed, scene.stories)),
  },
  'two-roots': {
    does: 'Serves the feed twice, one whole document after the other.',
    expect: ['served', 'malformed'],
    reply: (scene) => okReply(rssOf(scene) + rssOf(scene)),
  },
} satisfies Faults;
