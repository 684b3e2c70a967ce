import type { Log } from '@/lib/base/log';
import { inTime } from '@/lib/web/shared-store/in-time';
import {
  type connectRedis,
  longestReply,
  type RedisConnection,
} from '@/lib/web/shared-store/redis-connection';
import type { TextStore } from '@/lib/web/shared-store/text-store';

/** ms without requests after a failure, so that not every caller waits in vain. */
export const rest = 5000;

export type SharedStoreDeps = {
  connect: typeof connectRedis;
  /** ms of a clock that nobody sets. */
  now: () => number;
  log: Log;
};

function createReporter(server: string, log: Log) {
  let trouble: boolean | undefined;
  return {
    failed(error: unknown) {
      const { code, message } = error as NodeJS.ErrnoException;
      const facts = { server, reason: code ?? message };
      if (!trouble) log('warn', 'the shared store is out of reach; this instance goes on by itself', facts);
      trouble = true;
    },
    answered() {
      if (trouble) log('info', 'the shared store is back', { server });
      trouble = false;
    },
    inReach: () => trouble === false,
  };
}

export function redisStore(url: string, { connect, now, log }: SharedStoreDeps): TextStore {
  // The address may hold a password: only its host is logged.
  const reporter = createReporter(new URL(url).host, log);
  let connection: Promise<RedisConnection> | undefined;
  let restUntil = Number.NEGATIVE_INFINITY;

  function drop(lost: Promise<RedisConnection>): void {
    if (connection === lost) connection = undefined;
    lost.then((on) => on.destroy()).catch(() => undefined);
  }

  function opened(): Promise<RedisConnection> {
    const made: Promise<RedisConnection> = connect(url, () => drop(made));
    return made;
  }

  async function ask<T>(question: (on: RedisConnection) => Promise<T>): Promise<T | undefined> {
    if (now() < restUntil) return undefined;
    const asked = connection ?? opened();
    connection = asked;
    try {
      const answer = await inTime(question(await asked), longestReply);
      reporter.answered();
      return answer;
    } catch (error) {
      reporter.failed(error);
      restUntil = now() + rest;
      drop(asked);
      return undefined;
    }
  }

  return {
    get: async (name) => (await ask((on) => on.get(name))) ?? undefined,
    set: async (name, text, keepMs) =>
      void (await ask((on) => on.set(name, text, { expiration: { type: 'PX', value: keepMs } }))),
    remove: async (name) => void (await ask((on) => on.del(name))),
    inReach: reporter.inReach,
  };
}
