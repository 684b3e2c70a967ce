import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';
import { type Log, type Trouble, trouble } from '@/lib/base/log';

export const REPLY_TIMEOUT_MS = 2500;

export type RedisConnection = Pick<RedisClientType, 'get' | 'set' | 'del' | 'ping' | 'destroy'>;

/** Rejects with the code `timeout` if `work` takes longer than `timeoutMs`. */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const late = sleep(timeoutMs, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error(`no response in ${timeoutMs} ms`), { code: 'timeout' });
  });
  return Promise.race([work, late]);
}

/** Connects to Redis. Rejects if that fails or takes too long; never reconnects by itself. */
export async function connectRedis(url: string, onLost: () => void): Promise<RedisConnection> {
  // The client is loaded only if Redis is used.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: REPLY_TIMEOUT_MS, reconnectStrategy: false },
  });
  client.on('error', onLost);
  try {
    await withTimeout(client.connect(), REPLY_TIMEOUT_MS);
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
  return client as unknown as RedisConnection;
}

/** Whether the server replied with an error, for example because it is full or read-only. */
async function isRefusal(error: unknown): Promise<boolean> {
  const { ErrorReply } = await import('@redis/client');
  return error instanceof ErrorReply;
}

/** Whether the server has become a replica or is not ready. After a failover, the address leads to another server. */
const isDemoted = (error: unknown) => /^(?:READONLY|LOADING|MASTERDOWN)\b/.test((error as Error).message);

/** A store of text by name. It never throws: while it is unavailable, it seems empty and delays writes. */
export type TextStore = {
  get: (name: string) => Promise<string | undefined>;
  set: (name: string, text: string, keepMs: number) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Whether the last request got a reply. */
  inReach: () => boolean;
};

/** Pause after a failure in ms. Without it, every caller would wait for a timeout. */
export const RETRY_DELAY_MS = 5000;

type SharedStoreDeps = {
  connect: typeof connectRedis;
  /** Monotonic clock in ms. */
  now: () => number;
  log: Log;
};

/** Maximum number of pending writes; only the newest of each name is stored. */
const MAX_UNSENT = 500;

type Order = (on: RedisConnection) => Promise<unknown>;

/** Stores text on a Redis server whenever it is available. */
export class RedisStore implements TextStore {
  readonly #url: string;
  readonly #server: string;
  readonly #deps: SharedStoreDeps;
  readonly #away: Trouble;
  readonly #full: Trouble;
  /** The connection is opened on first use, and again after it is lost. */
  #connection?: Promise<RedisConnection>;
  #restUntil = Number.NEGATIVE_INFINITY;
  #inReach = false;
  readonly #unsent = new Map<string, Order>();
  #sending?: Promise<void>;

  constructor(url: string, deps: SharedStoreDeps) {
    this.#url = url;
    // Only the host is logged, because the address may contain a password.
    this.#server = new URL(url).host;
    this.#deps = deps;
    const away = 'the shared store is out of reach; this instance continues alone';
    this.#away = trouble(deps.log, 'warn', away, 'the shared store is back');
    const full = 'the shared store rejects writes; this instance keeps its own copies';
    this.#full = trouble(deps.log, 'warn', full, 'the shared store accepts writes again');
  }

  async get(name: string): Promise<string | undefined> {
    const text = await this.#ask((on) => on.get(name));
    if (this.#inReach && this.#unsent.size > 0) await this.#sendUnsent();
    return text ?? undefined;
  }

  set(name: string, text: string, keepMs: number): Promise<void> {
    return this.#write(name, (on) => on.set(name, text, { expiration: { type: 'PX', value: keepMs } }));
  }

  remove(name: string): Promise<void> {
    return this.#write(name, (on) => on.del(name));
  }

  inReach(): boolean {
    return this.#inReach;
  }

  /** Sends a request; undefined without a reply. Retries once on a new connection if the server was demoted. */
  async #ask<T>(request: (on: RedisConnection) => Promise<T>, isRetry = false): Promise<T | undefined> {
    const { connect, now } = this.#deps;
    if (now() < this.#restUntil) return undefined;
    const connection = this.#connection ?? connect(this.#url, () => this.#drop(connection));
    this.#connection = connection;
    const server = this.#server;
    try {
      const reply = await withTimeout(request(await connection), REPLY_TIMEOUT_MS);
      this.#away.ends({ server });
      this.#inReach = true;
      return reply;
    } catch (error) {
      this.#drop(connection);
      if (isDemoted(error) && !isRetry) return this.#ask(request, true);
      const { code, message } = error as NodeJS.ErrnoException;
      this.#away.begins({ server, reason: code ?? message });
      this.#inReach = false;
      this.#restUntil = now() + RETRY_DELAY_MS;
      return undefined;
    }
  }

  #write(name: string, order: Order): Promise<void> {
    this.#unsent.delete(name);
    this.#unsent.set(name, order);
    const [oldest = name] = this.#unsent.keys();
    if (this.#unsent.size > MAX_UNSENT) this.#unsent.delete(oldest);
    return this.#sendUnsent();
  }

  #sendUnsent(): Promise<void> {
    this.#sending ??= this.#sendAll();
    return this.#sending;
  }

  /** Sends the pending writes until one fails. The remaining ones are sent after the next request. */
  async #sendAll(): Promise<void> {
    for (const [name, order] of this.#unsent) {
      if (!(await this.#ask((on) => this.#send(on, order)))) break;
      if (this.#unsent.get(name) === order) this.#unsent.delete(name);
    }
    this.#sending = undefined;
  }

  /**
   * Sends a write. If Redis refuses it, for example because its memory is full, logs that and drops the
   * write. The connection stays in use, because reads still work.
   */
  async #send(on: RedisConnection, order: Order): Promise<true> {
    const server = this.#server;
    try {
      await order(on);
      this.#full.ends({ server });
    } catch (error) {
      if (isDemoted(error) || !(await isRefusal(error))) throw error;
      this.#full.begins({ server, reason: (error as Error).message });
    }
    return true;
  }

  #drop(lost: Promise<RedisConnection>): void {
    if (this.#connection === lost) this.#connection = undefined;
    lost.then((on) => on.destroy()).catch(() => undefined);
  }
}
