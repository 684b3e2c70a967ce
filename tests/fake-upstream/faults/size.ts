import { rssEnd, rssFields, rssItem, rssStart, storyOf } from '../make-feed';
import { head } from '../wire';
import { type Fault, type Faults, plays, rssWith, type Scene, sends } from './fault';

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

// Yields items with long descriptions up to `bytes` in total. They reuse one string.
function* bigFeed(scene: Scene, bytes: number): Iterable<string> {
  const description = 'Long. '.repeat(piece / 6);
  yield rssStart(scene.feed);
  for (let sent = 0, number = 1; sent < bytes; sent += description.length, number += 1) {
    yield rssItem({ ...rssFields(storyOf(scene.feed, scene.edition, number)), description });
  }
  yield rssEnd;
}

type Parts = { start: string; filling: string; end: string };

function* withFirstTitle(scene: Scene, { start, filling, end }: Parts): Iterable<string> {
  const whole = rssWith(scene, (fields, number) => (number === 1 ? { ...fields, title: '\0' } : fields));
  const [before = '', after = ''] = whole.split('\0');
  yield before + start;
  const many = filling.repeat(piece / filling.length);
  for (let sent = 0; sent < 10 * megabyte; sent += many.length) yield many;
  yield end + after;
}

/** Returns a fault with 10 MB in the first item's title. */
function hugeTitle(start: string, filling: string, end: string): Fault {
  return sends('too-large', (scene) => () => withFirstTitle(scene, { start, filling, end }));
}

/** Faults that send too much data. Bodies are streamed at the client's pace and never held in memory. */
export const sizeFaults = {
  // Has no Content-Length.
  'big-50mb': sends('served', (scene) => () => bigFeed(scene, 50 * megabyte)),
  // Announces 50 MB, sends the first items, then waits. Clients need not wait for more.
  'big-announced': plays(['too-large', 'timeout'], (scene, wire) => {
    wire.write(head('200 OK', 'Content-Type: application/rss+xml', `Content-Length: ${50 * megabyte}`));
    wire.write([...manyItems(scene, 20)].slice(0, -1).join(''));
  }),
  endless: sends('served', (scene) => () => bigFeed(scene, Number.POSITIVE_INFINITY)),
  // About 2 MB.
  '10k-items': sends('served', (scene) => () => manyItems(scene, 10_000)),
  // About 20 MB.
  '100k-items': sends('served', (scene) => () => manyItems(scene, 100_000)),
  'huge-title': hugeTitle('', 'Breaking ', ''),
  'huge-comment': hugeTitle('Title<!-- ', 'comment ', ' -->'),
  'huge-attribute': hugeTitle('Title<b a="', 'value ', '"/>'),
  'huge-tag-name': hugeTitle('Title<a', 'a', '/>'),
} satisfies Faults;
