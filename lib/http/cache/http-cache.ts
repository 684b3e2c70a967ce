import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import onHeaders from 'on-headers';
import type { Start } from '@/lib/base/turns/fair-lane';
import type { CacheOptions } from '@/lib/http/cache/cache-options';
import { type EncodedResponse, encodeResponse, sendEncoded, sizeOf } from '@/lib/http/cache/encoded-response';
import { type Lifetime, lifetimeOf } from '@/lib/http/cache/lifetime';
import { plainHeaders, requestInMemory } from '@/lib/http/in-memory';

const MAX_ADDRESSES = 10_000;

/** The address of a request, which determines its cache key. */
type Target = { site: string; address: string; key: string };
/** A response to a request from the cache itself. It is stored if it is fresh for some time. */
type Rendered = Lifetime & { site: string; response: EncodedResponse; madeAt: number; validUntil: number };
type Job = { start: Start; result: Promise<Rendered> };

function jobOf(work: () => Promise<Rendered>): Job {
  let begin: (() => void) | undefined;
  const result = new Promise<void>((resolve) => {
    begin = resolve;
  }).then(work);
  const start = () => {
    if (!begin) return undefined;
    begin();
    begin = undefined;
    return result;
  };
  return { start, result };
}

/**
 * A shared cache in front of a handler, according to RFC 9111. It stores what a response's Cache-Control allows, and
 * only responses to its own requests, which contain no data about a reader. Other requests are passed on unchanged.
 * Directives in requests are ignored, as RFC 9111 section 5.2.1 allows.
 */
export class HttpCache {
  readonly #options: CacheOptions;
  readonly #request: ReturnType<typeof requestInMemory>;
  readonly #entries: LRUCache<string, Rendered>;
  /** Errors such as 404 have a small store of their own, so that a flood of them does not evict pages. */
  readonly #errors: LRUCache<string, Rendered>;
  readonly #jobs = new Map<string, Job>();
  /** Whether the last response at an address was cacheable for all readers. */
  readonly #shared = new LRUCache<string, boolean>({ max: MAX_ADDRESSES });
  readonly counts = { hits: 0, renders: 0, bytes: 0 };

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#request = requestInMemory(options.handler);
    const store = (maxSize: number) =>
      new LRUCache<string, Rendered>({ maxSize, sizeCalculation: ({ response }) => sizeOf(response) });
    this.#entries = store(options.maxBytes);
    this.#errors = store(Math.ceil(options.maxBytes / 32));
  }

  handle(request: IncomingMessage, response: ServerResponse): unknown {
    const { method, headers, url = '/' } = request;
    const site = this.#options.siteOf(request);
    const target = site === undefined ? undefined : this.#target(site, url);
    const isReading = method === 'GET' || method === 'HEAD';
    const isPlain = isReading && !headers.authorization && !headers.range && !headers.upgrade;
    const entry = target && isPlain ? this.#stored(target) : undefined;
    const isStale = entry && this.#isStale(entry);
    if (target && entry && (!isStale || this.#mayBeStale(entry))) {
      if (isStale) this.#schedule(target).catch(() => undefined);
      this.counts.hits += 1;
      return this.#send(entry, request, response);
    }
    if (!this.#options.admit(request, response)) return undefined;
    if (!target) return this.#options.pass(request, response);
    return isPlain ? this.#miss(target, entry, request, response) : this.#pass(target, request, response);
  }

  /** Returns the stored response for an address if it is fresh; otherwise renders it immediately. */
  async get(site: string, url: string): Promise<EncodedResponse> {
    const target = this.#target(site, url);
    const entry = this.#stored(target);
    if (entry && !this.#isStale(entry)) return entry.response;
    const job = this.#job(target);
    void job.start();
    return (await job.result).response;
  }

  #target(site: string, url: string): Target {
    const address = this.#addressOf(url);
    return { site, address, key: site + address };
  }

  /** Returns a URL with only the query parameters that matter, in a uniform spelling. */
  #addressOf(url: string): string {
    const mark = url.indexOf('?');
    const path = url.slice(0, mark);
    const names = mark < 0 ? undefined : this.#options.paramsAt(path);
    if (!names) return url;
    // Keep the question mark: URLSearchParams drops one, and any second question mark is part of a parameter's name.
    const kept = [...new URLSearchParams(url.slice(mark))].filter(([name]) => names.includes(name));
    return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
  }

  #stored({ key, site }: Target): Rendered | undefined {
    const entry = this.#entries.get(key) ?? this.#errors.get(key);
    if (!entry || !this.#isValid(site, entry.madeAt)) return undefined;
    return this.#options.now() < entry.validUntil ? entry : undefined;
  }

  /** Whether a response rendered at `madeAt` may still be sent. */
  #isValid(site: string, madeAt: number): boolean {
    return this.#options.voidSince(site) < madeAt;
  }

  #age({ madeAt }: Rendered): number {
    return this.#options.now() - madeAt;
  }

  #isStale(entry: Rendered): boolean {
    if (this.#age(entry) >= entry.freshMs) return true;
    return !entry.isImmutable && this.#options.staleSince(entry.site) >= entry.madeAt;
  }

  /** Whether an entry may be sent while it is revalidated. Errors may not, because the page may exist by now. */
  #mayBeStale(entry: Rendered): boolean {
    return entry.response.status < 400 && this.#age(entry) < entry.freshMs + entry.staleMs;
  }

  #send(rendered: Rendered, request: IncomingMessage, response: ServerResponse): void {
    const ageMs = this.#age(rendered) + rendered.ageMs;
    sendEncoded(rendered.response, request, response, Math.floor(ageMs / 1000));
  }

  /** Passes a request on. If all readers may share the response, the cache itself renders later misses for this key. */
  #pass({ key }: Target, request: IncomingMessage, response: ServerResponse): unknown {
    const { method = '' } = request;
    onHeaders(response, () => {
      const { statusCode: status } = response;
      const headers = plainHeaders(response.getHeaders());
      if (method === 'GET' && status === 200 && lifetimeOf({ status, headers }).freshMs > 0)
        this.#shared.set(key, true);
      // A successful unsafe method invalidates the stored response (RFC 9111 section 4.4).
      if (!['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) && status < 400) this.#entries.delete(key);
    });
    return this.#options.pass(request, response);
  }

  async #miss(target: Target, old: Rendered | undefined, request: IncomingMessage, response: ServerResponse) {
    const [path = ''] = target.address.split('?', 1);
    if (!(this.#shared.get(target.key) ?? this.#options.paramsAt(path)))
      return this.#pass(target, request, response);
    const stored = old && this.#age(old) < old.freshMs + old.staleIfErrorMs ? old : undefined;
    const rendered = await this.#schedule(target, request).catch((error) => stored ?? Promise.reject(error));
    if (stored && rendered.response.status >= 500) return this.#send(stored, request, response);
    if (rendered.freshMs > 0 || rendered.response.status >= 400)
      return this.#send(rendered, request, response);
    this.#shared.set(target.key, false);
    return this.#pass(target, request, response);
  }

  #schedule(target: Target, request?: IncomingMessage): Promise<Rendered> {
    const job = this.#job(target);
    this.#options.schedule(job.start, request);
    return job.result;
  }

  /** Returns the pending render of an address, or a new one if none is pending or the pending one is void. */
  #job(target: Target): Job {
    const key = `${this.#options.voidSince(target.site)} ${target.key}`;
    const known = this.#jobs.get(key);
    if (known) return known;
    const job = jobOf(() => this.#render(target).finally(() => this.#jobs.delete(key)));
    this.#jobs.set(key, job);
    return job;
  }

  async #render({ site, address, key }: Target): Promise<Rendered> {
    const { now, headersFor, validForMs, minStaleMs } = this.#options;
    const madeAt = now();
    const validUntil = madeAt + validForMs(site);
    this.counts.renders += 1;
    const reply = await this.#request(address, headersFor(site));
    const response = await encodeResponse(reply);
    const rendered = { ...lifetimeOf(reply, minStaleMs), site, response, madeAt, validUntil };
    if (reply.status < 500 && this.#isValid(site, madeAt)) this.#store(key, rendered);
    return rendered;
  }

  /** Replaces the stored response for a key, or removes it if the new one may not be stored. */
  #store(key: string, rendered: Rendered): void {
    this.#entries.delete(key);
    this.#errors.delete(key);
    if (rendered.freshMs > 0)
      (rendered.response.status < 400 ? this.#entries : this.#errors).set(key, rendered);
    this.counts.bytes = this.#entries.calculatedSize + this.#errors.calculatedSize;
  }
}
