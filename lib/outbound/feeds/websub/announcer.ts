import type { Log } from '@/lib/base/log';
import type { Failure, Outcome } from '@/lib/base/outcome';

export type Topic = { url: string; tag: string };

/** Any 2xx counts as success. */
export type Ping = (topic: string) => Promise<Outcome<{ status: number }>>;

export type AnnouncerDeps = { ping: Ping; log: Log };

export type Announcer = (topics: readonly Topic[]) => Promise<void>;

function refusedBy(answer: Outcome<{ status: number }>): Failure | undefined {
  if (!answer.ok) return answer.failure;
  const { status } = answer.value;
  if (status >= 200 && status < 300) return undefined;
  return { reason: 'http-status', detail: `HTTP status ${status}`, status };
}

/** After a failure it skips the rest of the round; it logs when the hub falls silent and when it is back. */
export function createAnnouncer({ ping, log }: AnnouncerDeps): Announcer {
  const heard = new Map<string, string>();
  let silent = false;

  return async (topics) => {
    for (const { url, tag } of topics) {
      if (heard.get(url) === tag) continue;
      const failure = refusedBy(await ping(url));
      if (failure) {
        const { reason, status, detail } = failure;
        if (!silent)
          log('warn', 'the WebSub hub does not take changes; they are told again', {
            reason,
            status,
            detail,
          });
        silent = true;
        return;
      }
      if (silent) log('info', 'the WebSub hub takes changes again');
      silent = false;
      heard.set(url, tag);
    }
  };
}
