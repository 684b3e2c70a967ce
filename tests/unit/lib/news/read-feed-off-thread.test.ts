import { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { type ReadRequest, type ReadResult, readFeed } from '@/lib/news/read-feed';
import { type FeedWorker, readFeedOffThread } from '@/lib/news/read-feed-off-thread';
import { startTsxWorker } from '@/tests/bench/tsx-worker';
import { rssOf } from './rows/fixture';

function request(items: number): ReadRequest {
  const words = 'Words of the story. '.repeat(20);
  const list = Array.from(
    { length: items },
    (_, n) =>
      `<item><title>Story ${n}</title><link>https://paper.example/${n}</link><description>${words}</description><pubDate>Fri, 20 Nov 2026 09:10:00 GMT</pubDate></item>`,
  );
  return { bytes: Buffer.from(rssOf(list.join(''))), source: { url: 'https://feeds.example/' }, zone: 'UTC' };
}

const small = request(3);
const big = request(1000);

/** A worker that does as it is told when the request arrives. */
class ActedWorker extends EventEmitter implements FeedWorker {
  ended = 0;

  constructor(private readonly act: (worker: ActedWorker, request: ReadRequest) => void) {
    super();
  }

  postMessage(message: ReadRequest) {
    queueMicrotask(() => this.act(this, message));
  }

  async terminate() {
    this.ended++;
    return 0;
  }
}

function failureOf(result: ReadResult) {
  return result.ok ? undefined : result.failure;
}

describe('readFeedOffThread', () => {
  it('reads a small feed at once, without a worker', async () => {
    const noWorker = () => {
      throw new Error('no worker is needed');
    };
    expect(await readFeedOffThread(small, noWorker)).toEqual(readFeed(small));
  });

  it('reads a big feed in a thread of its own, with the same result', async () => {
    expect(big.bytes.length).toBeGreaterThan(256 * 1024);
    // A busy machine takes seconds to start a worker from TypeScript.
    expect(await readFeedOffThread(big, startTsxWorker, 60_000)).toEqual(readFeed(big));
  }, 60_000);

  it('hands the whole request over, and ends the worker when it has answered', async () => {
    const answer: ReadResult = {
      ok: true,
      value: { title: 'Paper', items: [], tally: { came: 0, kept: 0, dropped: {} } },
    };
    const worker = new ActedWorker((self, message) => {
      expect(message).toBe(big);
      self.emit('message', answer);
    });
    expect(await readFeedOffThread(big, () => worker)).toBe(answer);
    expect(worker.ended).toBe(1);
  });

  it.each([
    ['breaks', (worker: ActedWorker) => worker.emit('error', new Error('out of memory')), 'out of memory'],
    ['ends without an answer', (worker: ActedWorker) => worker.emit('exit', 1), 'without an answer'],
    ['takes too long', () => {}, 'too long'],
  ])('names it malformed when the worker %s', async (_name, act, detail) => {
    const worker = new ActedWorker(act);
    const failure = failureOf(await readFeedOffThread(big, () => worker, 20));
    expect(failure).toEqual({ reason: 'malformed', detail: expect.stringContaining(detail) });
    expect(worker.ended).toBe(1);
  });

  it('names it malformed when no worker can be started', async () => {
    const broken = () => {
      throw new Error('no threads left');
    };
    const failure = failureOf(await readFeedOffThread(big, broken));
    expect(failure).toEqual({ reason: 'malformed', detail: expect.stringContaining('no threads left') });
  });
});

/** Bytes in use, after a collection. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

it('keeps no document alive for the words that are taken from it', async () => {
  const rest = `<!--${'The rest of a long document. '.repeat(6000)}-->`;
  const item = (n: number) =>
    `<item><title>A title of document number ${n}</title><link>https://paper.example/story-${n}</link></item>`;
  const read = (n: number) => readFeedOffThread({ ...small, bytes: Buffer.from(rssOf(`${rest}${item(n)}`)) });
  const kept = [await read(0)];
  const before = bytesInUse();
  for (let n = 1; n <= 30; n++) kept.push(await read(n));
  expect(kept.every(({ ok }) => ok)).toBe(true);
  expect(bytesInUse() - before).toBeLessThan(30 * 20_000);
});
