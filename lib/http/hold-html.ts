import type { ServerResponse } from 'node:http';

/** Makes the body that is sent in place of a whole HTML body. */
type Replace = (body: Buffer) => Promise<Buffer>;

/** `choose` gets this many bytes of a body to decide whether it is held. */
const START_LENGTH = 1000;

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from((chunk ?? []) as Uint8Array);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined);
}

/**
 * Streams a response through as it is written, unless it is HTML and `choose` returns a function for the start of its
 * body: then holds the body until it is whole, and sends what that function makes of it.
 */
export function holdHtml(response: ServerResponse, choose: (start: string) => Replace | undefined): void {
  const { write, end, flushHeaders } = response;
  const held: Buffer[] = [];
  let replace: Replace | undefined;
  let isDecided = false;
  const isHeld = (chunk: Buffer) => {
    if (!isDecided && isHtml(response) && !response.headersSent)
      replace = choose(String(chunk.subarray(0, START_LENGTH)));
    isDecided = true;
    return replace !== undefined;
  };
  const sendReplaced = async () => {
    Object.assign(response, { write, end, flushHeaders });
    const body = (await replace?.(Buffer.concat(held))) ?? Buffer.alloc(0);
    response.setHeader('content-length', body.length);
    response.end(body);
  };
  Object.assign(response, {
    // Headers of HTML wait for the first bytes, which decide.
    flushHeaders() {
      if (!isHtml(response) || isDecided) flushHeaders.call(response);
    },
    write(...args: Parameters<typeof write>) {
      const chunk = bytesOf(args[0], args[1]);
      if (!isHeld(chunk)) return write.apply(response, args);
      held.push(chunk);
      return true;
    },
    end(...args: Parameters<typeof end>) {
      const [first, second] = args as readonly unknown[];
      const chunk = typeof first === 'function' ? Buffer.alloc(0) : bytesOf(first, second);
      if (!isHeld(chunk)) return end.apply(response, args);
      held.push(chunk);
      sendReplaced().catch((error: Error) => response.destroy(error));
      return response;
    },
  });
}
