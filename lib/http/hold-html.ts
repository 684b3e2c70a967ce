import type { ServerResponse } from 'node:http';

/** Returns the body to send instead of the complete HTML body. */
type Replace = (body: Buffer) => Promise<Buffer>;

/** Number of bytes from the start of a body that are passed to `choose`, which decides whether to hold it back. */
const START_LENGTH = 1000;

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from((chunk ?? []) as Uint8Array);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined);
}

/**
 * Streams a response as it is written, unless it is HTML and `choose` returns a function for the start of its body. In
 * that case, holds the body back until it is complete, and sends what the function returns.
 */
export function holdHtml(response: ServerResponse, choose: (start: string) => Replace | undefined): void {
  const { write, end, flushHeaders } = response;
  const held: Buffer[] = [];
  let replace: Replace | undefined;
  let isDecided = false;
  const decide = (chunk: Buffer) => {
    if (!isDecided && isHtml(response) && !response.headersSent)
      replace = choose(String(chunk.subarray(0, START_LENGTH)));
    isDecided = true;
    if (replace) held.push(chunk);
    return replace;
  };
  const sendReplaced = async (replaced: Promise<Buffer>) => {
    Object.assign(response, { write, end, flushHeaders });
    const body = await replaced;
    response.setHeader('content-length', body.length);
    response.end(body);
  };
  Object.assign(response, {
    // Holds back an HTML response's headers until `choose` has seen its first bytes.
    flushHeaders() {
      if (!isHtml(response) || isDecided) flushHeaders.call(response);
    },
    write(...args: Parameters<typeof write>) {
      return decide(bytesOf(args[0], args[1])) ? true : write.apply(response, args);
    },
    end(...args: Parameters<typeof end>) {
      const [first, second] = args as readonly unknown[];
      const make = decide(typeof first === 'function' ? Buffer.alloc(0) : bytesOf(first, second));
      if (!make) return end.apply(response, args);
      sendReplaced(make(Buffer.concat(held))).catch((error: Error) => response.destroy(error));
      return response;
    },
  });
}
