import type { Log } from '@/lib/base/log';
import { inTime } from '@/lib/web/shared-store/in-time';
import {
  type connectRedis,
  isRefusal,
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
  let refusing = false;
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
    refused(error: unknown) {
      const facts = { server, reason: (error as Error).message };
      if (!refusing) log('warn', 'the shared store takes no copies; this instance keeps its own', facts);
      refusing = true;
    },
    took() {
      if (refusing) log('info', 'the shared store takes copies again', { server });
      refusing = false;
    },
    inReach: () => trouble === false,
  };
}

type Ask = <T>(question: (on: RedisConnection) => Promise<T>) => Promise<T | undefined>;

/** Over one connection, made at the first question and after each loss; undefined for no answer. */
function asking(
  url: string,
  { connect, now }: SharedStoreDeps,
  reporter: ReturnType<typeof createReporter>,
): Ask {
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

  return async (question) => {
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
  };
}

/** Texts on a Redis server, as far as it answers and takes them. */
export function redisStore(url: string, deps: SharedStoreDeps): TextStore {
  // The address may hold a password: only its host is logged.
  const reporter = createReporter(new URL(url).host, deps.log);
  const ask = asking(url, deps, reporter);

  /** A refused write is an answer: what is there can still be read. */
  async function write(order: (on: RedisConnection) => Promise<unknown>): Promise<void> {
    await ask(async (on) => {
      try {
        await order(on);
        reporter.took();
      } catch (error) {
        if (!(await isRefusal(error))) throw error;
        reporter.refused(error);
      }
    });
  }

  return {
    get: async (name) => (await ask((on) => on.get(name))) ?? undefined,
    set: (name, text, keepMs) =>
      write((on) => on.set(name, text, { expiration: { type: 'PX', value: keepMs } })),
    remove: (name) => write((on) => on.del(name)),
    inReach: reporter.inReach,
  };
}
