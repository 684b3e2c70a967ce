import type { IncomingMessage } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { fail, type Outcome, ok } from '@/lib/base/outcome';

// A Map, because a server could name an inherited property of an object.
const inflaters = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

async function collect(stream: Readable, maxBytes: number): Promise<Outcome<Buffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    // Leaving the loop destroys the stream.
    if (size > maxBytes) return fail('too-large', `more than ${maxBytes} bytes`);
    chunks.push(chunk as Buffer);
  }
  return ok(Buffer.concat(chunks, size));
}

async function inflated(source: Readable, coding: string, maxBytes: number): Promise<Outcome<Buffer>> {
  const make = inflaters.get(coding);
  if (!make) return fail('bad-compression', `unknown content coding ${coding.slice(0, 40)}`);
  const inflater = make();
  source.on('error', (error) => inflater.destroy(error));
  try {
    return await collect(source.pipe(inflater), maxBytes);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const byFormat = code?.startsWith('Z_') || code?.startsWith('ERR_');
    if (byFormat && !source.errored) return fail('bad-compression', message);
    throw error;
  } finally {
    source.destroy();
  }
}

const looksGzipped = (bytes: Buffer) => bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Returns the decompressed body, at most `maxBytes`; detects unannounced gzip (quirk 24). Throws connection errors. */
export async function inflateBody(reply: IncomingMessage, maxBytes: number): Promise<Outcome<Buffer>> {
  if (Number(reply.headers['content-length'] ?? 0) > maxBytes) {
    reply.destroy();
    return fail('too-large', `announces ${reply.headers['content-length']} bytes`);
  }
  const coding = (reply.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (coding && coding !== 'identity') return inflated(reply, coding, maxBytes);
  const plain = await collect(reply, maxBytes);
  if (!plain.ok || !looksGzipped(plain.value)) return plain;
  return inflated(Readable.from([plain.value]), 'gzip', maxBytes);
}
