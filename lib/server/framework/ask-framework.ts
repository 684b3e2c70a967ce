import { IncomingMessage, type OutgoingHttpHeaders, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { SiteResponse } from '@/lib/server/response';

/** A response without a connection; `captured` resolves with what it would have sent. */
export class CapturedResponse extends ServerResponse {
  readonly captured: Promise<SiteResponse>;
  readonly #chunks: Buffer[] = [];
  #settle: (answer: SiteResponse) => void = () => undefined;
  #done = false;

  constructor(request: IncomingMessage) {
    super(request);
    this.captured = new Promise((resolve) => {
      this.#settle = resolve;
    });
    // The built-in getters read a socket, which does not exist here.
    for (const name of ['writableFinished', 'writableEnded', 'headersSent'])
      Object.defineProperty(this, name, { get: () => this.#done, configurable: true });
  }

  #keep(chunk: unknown, encoding: unknown): void {
    const coding = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk, coding));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }

  override writeHead(status: number, ...more: unknown[]): this {
    this.statusCode = status;
    const headers = more.find((one) => typeof one === 'object' && one !== null) ?? {};
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
      if (value !== undefined) this.setHeader(name, value);
    return this;
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, ...more: unknown[]): boolean {
    this.#keep(chunk, more[0]);
    for (const one of more) if (typeof one === 'function') queueMicrotask(() => one());
    return true;
  }

  override end(...all: unknown[]): this {
    if (this.#done) return this;
    this.#keep(all[0], all[1]);
    this.#done = true;
    const named = Object.entries(this.getHeaders()).map(([name, value]) => [name, [value].flat().join(', ')]);
    const body = Buffer.concat(this.#chunks);
    this.#settle({ status: this.statusCode, headers: Object.fromEntries(named), body });
    setImmediate(() => {
      for (const one of all) if (typeof one === 'function') one();
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  /** A response that was cut off is not sent. */
  override destroy(): this {
    if (this.#done) return this;
    this.statusCode = 500;
    this.#chunks.length = 0;
    return this.end();
  }
}

export type Question = { url: string; headers: Record<string, string> };

export type AskFramework = (question: Question) => Promise<SiteResponse>;

/** Without one the framework sends a page of another shape. */
export const ofOurs = { 'user-agent': 'local-news' };

/** Calls the framework's handler with a synthetic GET request, never a reader's, for the city in hand. */
export function askFramework(handle: RequestListener): AskFramework {
  return ({ url, headers }) => {
    const request = new IncomingMessage(new Socket());
    const version = { httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 };
    Object.assign(request, { method: 'GET', url, headers: { ...headers, ...ofOurs }, ...version });
    request.push(null);
    const response = new CapturedResponse(request);
    handle(request, response);
    return response.captured;
  };
}
