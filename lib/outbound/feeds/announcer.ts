import type { Log } from '@/lib/base/log';
import type { Failure, Outcome } from '@/lib/base/outcome';

export type Topic = { url: string; tag: string };

/** Any 2xx counts as success. */
export type Ping = (topic: string) => Promise<Outcome<{ status: number }>>;

function failureOf(answer: Outcome<{ status: number }>): Failure | undefined {
  if (!answer.ok) return answer.failure;
  const { status } = answer.value;
  if (status >= 200 && status < 300) return undefined;
  return { reason: 'http-status', detail: `HTTP status ${status}`, status };
}

/** It has an answer for this topic alone; a timeout (408) or too many requests (429) are its own trouble. */
function isRefusal({ status = 0 }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * What tells a hub what has changed. A topic that it refuses is told again when it changes; after any other failure the rest
 * of the round is skipped, and the next begins with the other topics. The log has one line for the first topic in trouble,
 * and one when there is none anymore.
 */
export function createAnnouncer({ ping, log }: { ping: Ping; log: Log }) {
  const heard = new Map<string, string>();
  const troubled = new Set<string>();

  function settle(url: string, failure: Failure | undefined): void {
    if (!failure) {
      if (troubled.delete(url) && troubled.size === 0) log('info', 'the WebSub hub takes changes again');
      return;
    }
    const { reason, status, detail } = failure;
    const facts = { topic: url, reason, status, detail };
    if (troubled.size === 0) log('warn', 'the WebSub hub does not take a change', facts);
    troubled.add(url);
  }

  return async (topics: readonly Topic[]): Promise<void> => {
    const here = new Set(topics.map(({ url }) => url));
    for (const url of troubled) if (!here.has(url)) troubled.delete(url);
    const due = topics.filter(({ url, tag }) => heard.get(url) !== tag);
    const isLate = ({ url }: Topic) => Number(troubled.has(url));
    for (const { url, tag } of due.toSorted((one, other) => isLate(one) - isLate(other))) {
      const failure = failureOf(await ping(url));
      settle(url, failure);
      if (failure && !isRefusal(failure)) return;
      heard.set(url, tag);
    }
  };
}
