import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  deflateSync,
  gzipSync,
} from 'node:zlib';
import { rssEnd, rssStart } from '../make-feed';
import { type Faults, okReply, rssOf } from './fault';

const megabyte = 1024 * 1024;
const bombMegabytes = 200;

function coded(body: Buffer, coding: string) {
  return okReply(body, undefined, { 'Content-Encoding': coding });
}

function* inflated(): Iterable<Buffer> {
  yield Buffer.from(`${rssStart('bomb')}<item><title>Bomb</title><description>`);
  const filling = Buffer.alloc(megabyte, 'b');
  for (let i = 0; i < bombMegabytes; i += 1) yield filling;
  yield Buffer.from(`</description></item>\n${rssEnd}`);
}

async function packed(packer: Transform): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await pipeline(inflated, packer, async (packedBytes: AsyncIterable<Buffer>) => {
    for await (const piece of packedBytes) pieces.push(piece);
  });
  return Buffer.concat(pieces);
}

// Made once in a process, when first asked for: packing 200 MB takes a third of a second, at these levels.
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const gzipBomb = once(() => packed(createGzip({ level: 3 })));
const brotliBomb = once(() =>
  packed(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
);
const gzipBombInGzip = once(async () => gzipSync(await gzipBomb()));

/** The body is packed, or says that it is. */
export const compressionFaults = {
  gzip: {
    does: 'Serves the feed packed with gzip, and says so.',
    expect: 'served',
    reply: (scene) => coded(gzipSync(rssOf(scene)), 'gzip'),
  },
  brotli: {
    does: 'Serves the feed packed with brotli, and says so.',
    expect: 'served',
    reply: (scene) => coded(brotliCompressSync(rssOf(scene)), 'br'),
  },
  deflate: {
    does: 'Serves the feed packed with deflate, and says so.',
    expect: 'served',
    reply: (scene) => coded(deflateSync(rssOf(scene)), 'deflate'),
  },
  'gzip-no-header': {
    does: 'Serves the feed packed with gzip, and does not say so.',
    expect: 'served',
    reply: (scene) => okReply(gzipSync(rssOf(scene))),
  },
  'double-gzip': {
    does: 'Serves the feed packed with gzip twice, and says so.',
    expect: ['served', 'bad-compression'],
    reply: (scene) => coded(gzipSync(gzipSync(rssOf(scene))), 'gzip, gzip'),
  },
  'gzip-says-but-plain': {
    does: 'Serves the feed as it is, and says that it is packed with gzip.',
    expect: 'bad-compression',
    reply: (scene) => coded(Buffer.from(rssOf(scene)), 'gzip'),
  },
  'gzip-corrupt': {
    does: 'Serves the feed packed with gzip, with bytes changed in the middle.',
    expect: 'bad-compression',
    reply: (scene) => {
      const body = gzipSync(rssOf(scene));
      return coded(body.fill(0xff, body.length >> 1, (body.length >> 1) + 32), 'gzip');
    },
  },
  'gzip-truncated': {
    does: 'Serves the first half of the feed packed with gzip; the announced length is that of the half.',
    expect: ['bad-compression', 'truncated'],
    reply: (scene) => {
      const body = gzipSync(rssOf(scene));
      return coded(body.subarray(0, body.length >> 1), 'gzip');
    },
  },
  'unknown-coding': {
    does: 'Serves the feed under a Content-Encoding that does not exist.',
    expect: 'bad-compression',
    reply: (scene) => coded(Buffer.from(rssOf(scene)).map((byte) => byte ^ 0x5a) as Buffer, 'x-zebra'),
  },
  'gzip-bomb': {
    does: 'Serves less than 1 MB of gzip that inflates to 200 MB.',
    expect: 'too-large',
    reply: async () => coded(await gzipBomb(), 'gzip'),
  },
  'brotli-bomb': {
    does: 'Serves less than 1 MB of brotli that inflates to 200 MB.',
    expect: 'too-large',
    reply: async () => coded(await brotliBomb(), 'br'),
  },
  'double-gzip-bomb': {
    does: 'Serves a few KB of gzip in gzip that inflate to 200 MB.',
    expect: ['too-large', 'bad-compression'],
    reply: async () => coded(await gzipBombInGzip(), 'gzip, gzip'),
  },
} satisfies Faults;
