import type { IncomingMessage } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { fail, type Outcome, ok } from '@/lib/base/outcome';

export type BodyLimits = {
  maxBytes: number;
  /** Whether to return the first `maxBytes` of a longer body; otherwise, a longer body is a failure. */
  keepsStart?: boolean;
};

async function collect(stream: Readable, { maxBytes, keepsStart }: BodyLimits): Promise<Outcome<Buffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    chunks.push(chunk as Buffer);
    // Returning from the loop destroys the stream.
    if (size > maxBytes)
      return keepsStart
        ? ok(Buffer.concat(chunks).subarray(0, maxBytes))
        : fail('too-large', `more than ${maxBytes} bytes`);
  }
  return ok(Buffer.concat(chunks, size));
}

async function inflated(bytes: Buffer, inflater: Transform, limits: BodyLimits): Promise<Outcome<Buffer>> {
  try {
    return await collect(Readable.from([bytes]).pipe(inflater), limits);
  } catch (error) {
    return fail('bad-compression', (error as Error).message);
  }
}

const isGzip = (bytes: Buffer) => bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
const hasZlibHeader = (bytes: Buffer) => bytes.length > 1 && bytes.readUInt16BE() % 31 === 0;
const isText = (bytes: Buffer) => /^(?:\uFEFF|ï»¿)?\s*[<{]/.test(bytes.subarray(0, 200).toString('latin1'));

/** Returns a decompressor for a body, if it is compressed. Only gzip is recognized without a header. */
function inflaterOf(bytes: Buffer, coding: string): Transform | undefined {
  if (isGzip(bytes)) return createGunzip();
  if (bytes.length === 0 || isText(bytes)) return undefined;
  if (/\bbr\b/.test(coding)) return createBrotliDecompress();
  if (/\bdeflate\b/.test(coding)) return hasZlibHeader(bytes) ? createInflate() : createInflateRaw();
  return undefined;
}

/** Maximum number of compressions to undo, because some servers compress twice. */
const MAX_LAYERS = 3;

/**
 * Returns the decompressed body, at most `maxBytes`. Content-Encoding is often wrong, so the bytes decide (quirk 24).
 * Throws connection errors.
 */
export async function inflateBody(reply: IncomingMessage, limits: BodyLimits): Promise<Outcome<Buffer>> {
  const announced = reply.headers['content-length'];
  if (Number(announced ?? 0) > limits.maxBytes && !limits.keepsStart) {
    reply.destroy();
    return fail('too-large', `announces ${announced} bytes`);
  }
  let coding = (reply.headers['content-encoding'] ?? '').toLowerCase();
  let body = await collect(reply, limits);
  for (let layer = 0; layer < MAX_LAYERS && body.ok; layer++) {
    const inflater = inflaterOf(body.value, coding);
    if (!inflater) break;
    if (!isGzip(body.value)) coding = '';
    body = await inflated(body.value, inflater, limits);
  }
  return body;
}
