import type { Log } from '@/lib/base/log';
import type { Failure, Outcome } from '@/lib/base/outcome';

/** A feed at its public address; the tag changes with its content. */
export type Topic = { url: string; tag: string };

/** Tells the hub of one changed topic; any 2xx is taken for heard. */
export type Ping = (topic: string) => Promise<Outcome<{ status: number }>>;

export type AnnouncerDeps = { ping: Ping; log: Log };

/** Tells a hub of the topics whose content it has not been told of; one that fails is told again next time. */
export type Announcer = (topics: readonly Topic[]) => Promise<void>;

function refusedBy(answer: Outcome<{ status: number }>): Failure | undefined {
  if (!answer.ok) return answer.failure;
  const { status } = answer.value;
  if (status >= 200 && status < 300) return undefined;
  return { reason: 'http-status', detail: `HTTP status ${status}`, status };
}

/**
 * An announcer that remembers what the hub has heard. A hub that fails is left alone for the rest of the round, and
 * the log has one line when it falls silent and one when it answers again.
 */
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
