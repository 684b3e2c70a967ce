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

/** Topics in trouble: the log has one line for the first, and one when there is none anymore. */
class Troubles {
  readonly #topics = new Set<string>();
  constructor(
    readonly log: Log,
    readonly begin: string,
    readonly end: string,
  ) {}

  has(topic: string): boolean {
    return this.#topics.has(topic);
  }

  add(topic: string, { reason, status, detail }: Failure): void {
    if (this.#topics.size === 0) this.log('warn', this.begin, { topic, reason, status, detail });
    this.#topics.add(topic);
  }

  delete(topic: string): void {
    if (this.#topics.delete(topic) && this.#topics.size === 0) this.log('info', this.end);
  }

  /** Without those that the city has no more. */
  keep(topics: readonly Topic[]): void {
    const urls = new Set(topics.map(({ url }) => url));
    for (const topic of this.#topics) if (!urls.has(topic)) this.#topics.delete(topic);
  }
}

/**
 * What tells a hub what has changed. A topic that it refuses is told again when it changes; after any other failure the rest
 * of the round is skipped, and the next begins with the other topics.
 */
export function createAnnouncer({ ping, log }: { ping: Ping; log: Log }) {
  const heard = new Map<string, string>();
  const failed = new Troubles(
    log,
    'the WebSub hub does not take changes; they are told again',
    'the WebSub hub takes changes again',
  );
  const refused = new Troubles(
    log,
    'the WebSub hub refuses a feed; it is told of its next change',
    'the WebSub hub refuses no feed anymore',
  );

  return async (topics: readonly Topic[]): Promise<void> => {
    failed.keep(topics);
    refused.keep(topics);
    const due = topics.filter(({ url, tag }) => heard.get(url) !== tag);
    const last = due.filter(({ url }) => failed.has(url));
    for (const { url, tag } of [...due.filter((topic) => !last.includes(topic)), ...last]) {
      const failure = failureOf(await ping(url));
      if (failure && !isRefusal(failure)) return failed.add(url, failure);
      failed.delete(url);
      if (failure) refused.add(url, failure);
      else refused.delete(url);
      heard.set(url, tag);
    }
  };
}
