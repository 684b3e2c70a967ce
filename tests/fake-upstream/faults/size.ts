import { rssEnd, rssFields, rssItem, rssStart, storyOf } from '../make-feed';
import { type Fault, type Faults, numberOption, okReply, rssWith, type Scene } from './fault';

const megabyte = 1024 * 1024;
const piece = 64 * 1024;

function* manyItems(scene: Scene, count: number): Iterable<string> {
  yield rssStart(scene.feed);
  for (let number = 1; number <= count; number += 1) {
    const { title = '', link = '', pubDate = '' } = rssFields(storyOf(scene.feed, scene.edition, number));
    yield rssItem({ title, link, pubDate });
  }
  yield rssEnd;
}

// Items with long descriptions until `bytes` are out; the same string is handed out again and again.
function* bigFeed(scene: Scene, bytes: number): Iterable<string> {
  const description = 'Long. '.repeat(piece / 6);
  yield rssStart(scene.feed);
  for (let sent = 0, number = 1; sent < bytes; sent += description.length, number += 1) {
    yield rssItem({ ...rssFields(storyOf(scene.feed, scene.edition, number)), description });
  }
  yield rssEnd;
}

/** The feed with something very long put in place of the first item's title. */
function* withFirstTitle(
  scene: Scene,
  start: string,
  filling: string,
  end: string,
  length: number,
): Iterable<string> {
  const whole = rssWith(scene, (fields, number) => (number === 1 ? { ...fields, title: '\0' } : fields));
  const [before = '', after = ''] = whole.split('\0');
  yield before + start;
  const many = filling.repeat(piece / filling.length);
  for (let sent = 0; sent < length; sent += many.length) yield many.slice(0, length - sent);
  yield end + after;
}

function hugeTitle(does: string, start: string, filling: string, end: string): Fault {
  return {
    does,
    expect: 'too-large',
    takes: { chars: 'its length in characters (10485760); served below the cap of the reader' },
    reply: (scene) =>
      okReply(() => withFirstTitle(scene, start, filling, end, numberOption(scene, 'chars', 10 * megabyte))),
  };
}

/** There is more than anyone wants to read. Streamed at the pace of the reader, never held in memory. */
export const sizeFaults = {
  'big-50mb': {
    does: 'Streams a well-formed feed of 50 MB, its length not announced.',
    expect: 'too-large',
    takes: { mb: 'megabytes (50)' },
    reply: (scene) => okReply(() => bigFeed(scene, numberOption(scene, 'mb', 50) * megabyte)),
  },
  'big-announced': {
    does: 'Announces a length of 50 MB, sends the first items and waits: there is no need to read on.',
    expect: ['too-large', 'timeout'],
    play: (scene, wire) => {
      wire.write(
        'HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\n' +
          `Content-Length: ${50 * megabyte}\r\n\r\n`,
      );
      wire.write([...manyItems(scene, 20)].slice(0, -1).join(''));
    },
  },
  endless: {
    does: 'Streams items without end, until the reader leaves.',
    expect: ['too-large', 'timeout'],
    reply: (scene) => okReply(() => bigFeed(scene, Number.POSITIVE_INFINITY)),
  },
  '10k-items': {
    does: 'Streams a well-formed feed of 10,000 short items, about 2 MB.',
    expect: 'served',
    takes: { items: 'how many (10000)' },
    reply: (scene) => okReply(() => manyItems(scene, numberOption(scene, 'items', 10_000))),
  },
  '100k-items': {
    does: 'Streams a well-formed feed of 100,000 short items, about 20 MB.',
    expect: 'too-large',
    reply: (scene) => okReply(() => manyItems(scene, 100_000)),
  },
  'huge-title': hugeTitle('Streams a feed whose first title has 10 MB.', '', 'Breaking ', ''),
  'huge-comment': hugeTitle('Streams a feed with a comment of 10 MB.', 'Title<!-- ', 'comment ', ' -->'),
  'huge-attribute': hugeTitle('Streams a feed with an attribute of 10 MB.', 'Title<b a="', 'value ', '"/>'),
  'huge-tag-name': hugeTitle('Streams a feed with a tag whose name has 10 MB.', 'Title<a', 'a', '/>'),
} satisfies Faults;
