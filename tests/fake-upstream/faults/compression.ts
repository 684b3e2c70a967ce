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
import { type Fault, type Faults, okReply, replies, rssOf, sends } from './fault';

const megabyte = 1024 * 1024;
const bombMegabytes = 200;

/** Returns a fault that compresses the feed and sets Content-Encoding. */
function packs(expect: Fault['expect'], coding: string, pack: (feed: string) => Buffer): Fault {
  return sends(expect, (scene) => pack(rssOf(scene)), undefined, { 'Content-Encoding': coding });
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

/** Returns a fault whose body is created on first use, because compressing 200 MB takes a third of a second. */
function bomb(expect: Fault['expect'], coding: string, make: () => Promise<Buffer>): Fault {
  let body: Promise<Buffer> | undefined;
  return replies(expect, async () => {
    body ??= make();
    return okReply(await body, undefined, { 'Content-Encoding': coding });
  });
}

const gzipBomb = () => packed(createGzip({ level: 3 }));
const brotliBomb = () => packed(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));

/** Faults in compressed responses. */
export const compressionFaults = {
  gzip: packs('served', 'gzip', gzipSync),
  brotli: packs('served', 'br', brotliCompressSync),
  deflate: packs('served', 'deflate', deflateSync),
  'gzip-no-header': sends('served', (scene) => gzipSync(rssOf(scene))),
  'double-gzip': packs(['served', 'bad-compression'], 'gzip, gzip', (feed) => gzipSync(gzipSync(feed))),
  'gzip-says-but-plain': packs('served', 'gzip', Buffer.from),
  // Some bytes in the middle are overwritten.
  'gzip-corrupt': packs('bad-compression', 'gzip', (feed) => {
    const body = gzipSync(feed);
    return body.fill(0xff, body.length >> 1, (body.length >> 1) + 32);
  }),
  // Half of the body. Content-Length matches.
  'gzip-truncated': packs(['bad-compression', 'truncated'], 'gzip', (feed) => {
    const body = gzipSync(feed);
    return body.subarray(0, body.length >> 1);
  }),
  'unknown-coding': packs('not-a-feed', 'x-zebra', (feed) =>
    Buffer.from(Buffer.from(feed).map((byte) => byte ^ 0x5a)),
  ),
  // Less than 1 MB that inflates to 200 MB.
  'gzip-bomb': bomb('too-large', 'gzip', gzipBomb),
  'brotli-bomb': bomb('too-large', 'br', brotliBomb),
  // A few KB that inflate to 200 MB.
  'double-gzip-bomb': bomb(['too-large', 'bad-compression'], 'gzip, gzip', async () =>
    gzipSync(await gzipBomb()),
  ),
} satisfies Faults;
