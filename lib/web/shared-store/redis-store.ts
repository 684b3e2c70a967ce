import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';
import { type Log, type Trouble, trouble } from '@/lib/base/log';

export const longestReply = 2500;

export type RedisConnection = Pick<RedisClientType, 'get' | 'set' | 'del' | 'ping' | 'destroy'>;

/** Rejects with the code `timeout` where there is no answer in time. */
export function inTime<T>(work: Promise<T>, mostMs: number): Promise<T> {
  const late = sleep(mostMs, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error(`no answer in ${mostMs} ms`), { code: 'timeout' });
  });
  return Promise.race([work, late]);
}

/** Rejects when it cannot connect in time; never reconnects by itself. */
export async function connectRedis(url: string, onLost: () => void): Promise<RedisConnection> {
  // Loaded only where a store is shared.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: longestReply, reconnectStrategy: false },
  });
  client.on('error', onLost);
  try {
    await inTime(client.connect(), longestReply);
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
  return client as unknown as RedisConnection;
}

/** Whether the server has answered, with a no: it is full, or only to be read from. */
async function isRefusal(error: unknown): Promise<boolean> {
  const { ErrorReply } = await import('@redis/client');
  return error instanceof ErrorReply;
}

/** Whether the server is a replica or not ready: after a failover the address leads to another one. */
const isDemoted = (error: unknown) => /^(?:READONLY|LOADING|MASTERDOWN)\b/.test((error as Error).message);

/** Nothing throws: an unavailable store is empty, and takes writes later. */
export type TextStore = {
  get: (name: string) => Promise<string | undefined>;
  set: (name: string, text: string, keepMs: number) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Whether it answered when it was last asked. */
  inReach: () => boolean;
};

/** ms without requests after a failure, so that not every caller waits in vain. */
export const rest = 5000;

export type SharedStoreDeps = {
  connect: typeof connectRedis;
  /** ms of a clock that nobody sets. */
  now: () => number;
  log: Log;
};

/** Writes that wait for a server, the newest of each name. */
const MAX_UNSENT = 500;

type Order = (on: RedisConnection) => Promise<unknown>;

/** Texts on a Redis server, as far as it answers and takes them. */
export class RedisStore implements TextStore {
  readonly #url: string;
  readonly #server: string;
  readonly #deps: SharedStoreDeps;
  readonly #away: Trouble;
  readonly #full: Trouble;
  /** Made at the first question and after each loss. */
  #connection?: Promise<RedisConnection>;
  #restUntil = Number.NEGATIVE_INFINITY;
  #inReach = false;
  readonly #unsent = new Map<string, Order>();
  #sending?: Promise<void>;

  constructor(url: string, deps: SharedStoreDeps) {
    this.#url = url;
    // The address may hold a password: only its host is logged.
    this.#server = new URL(url).host;
    this.#deps = deps;
    const away = 'the shared store is out of reach; this instance goes on by itself';
    this.#away = trouble(deps.log, 'warn', away, 'the shared store is back');
    const full = 'the shared store takes no copies; this instance keeps its own';
    this.#full = trouble(deps.log, 'warn', full, 'the shared store takes copies again');
  }

  async get(name: string): Promise<string | undefined> {
    return (await this.#ask((on) => on.get(name))) ?? undefined;
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

  /** Undefined for no answer. A server that is demoted is asked once more, on a new connection. */
  async #ask<T>(question: (on: RedisConnection) => Promise<T>, isRetry = false): Promise<T | undefined> {
    const { connect, now } = this.#deps;
    if (now() < this.#restUntil) return undefined;
    const asked = this.#connection ?? connect(this.#url, () => this.#drop(asked));
    this.#connection = asked;
    const server = this.#server;
    try {
      const answer = await inTime(question(await asked), longestReply);
      this.#away.ends({ server });
      this.#inReach = true;
      return answer;
    } catch (error) {
      this.#drop(asked);
      if (isDemoted(error) && !isRetry) return this.#ask(question, true);
      const { code, message } = error as NodeJS.ErrnoException;
      this.#away.begins({ server, reason: code ?? message });
      this.#inReach = false;
      this.#restUntil = now() + rest;
      return undefined;
    }
  }

  #write(name: string, order: Order): Promise<void> {
    this.#unsent.delete(name);
    this.#unsent.set(name, order);
    const [oldest = name] = this.#unsent.keys();
    if (this.#unsent.size > MAX_UNSENT) this.#unsent.delete(oldest);
    this.#sending ??= this.#sendAll();
    return this.#sending;
  }

  /** Until one has no answer: it and the rest are sent with the next write. */
  async #sendAll(): Promise<void> {
    for (const [name, order] of this.#unsent) {
      if (!(await this.#ask((on) => this.#send(on, order)))) break;
      if (this.#unsent.get(name) === order) this.#unsent.delete(name);
    }
    this.#sending = undefined;
  }

  /** A refused write is an answer: what is there can still be read. */
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
