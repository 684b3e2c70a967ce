import { bugFacts, type Log, log, trouble } from '@/lib/base/log';
import type { Outcome } from '@/lib/base/outcome';
import { alertLines, type Broken, type Told } from '@/lib/server/alerts/alert-lines';
import { brokenNow } from '@/lib/server/alerts/broken-now';
import { settings } from '@/lib/settings/settings';
import { guardedPost, type Reply } from '@/lib/web/guarded-get';

/** ms. */
const betweenLooks = 20_000;
const afterFailure = 10 * 60_000;
/** Of a message; a network may have thousands. */
const mostLines = 20;

/**
 * What to post where: an address of one step is a topic of ntfy, which takes JSON at its root. Any other is a webhook as
 * Slack has them, to whom these three signs would be markup.
 */
export function messageFor(address: string, text: string): { address: string; json: string } {
  const url = new URL(address);
  const topic = /^\/([\w-]+)$/.exec(url.pathname)?.[1];
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  if (topic === undefined) return { address, json: JSON.stringify({ text: escaped }) };
  url.pathname = '/';
  return { address: url.href, json: JSON.stringify({ topic, message: text }) };
}

function textOf(lines: readonly string[]): string {
  const left = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(left > 0 ? [`and ${left} more`] : [])].join('\n');
}

type Sending = {
  broken: (now: number) => Broken;
  post: (text: string) => Promise<Outcome<Pick<Reply, 'status'>>>;
  log: Log;
};

/** Tells what is to be told with each call, at `now` in ms; after a failure it rests, and then tells the same. */
export function alertTeller({ broken, post, log }: Sending) {
  // The log never has the address, which is a secret.
  const failing = trouble(log, 'warn', 'alerts cannot be sent', 'alerts can be sent again');
  let told: Told = new Map();
  let nextTry = 0;
  return async (now: number): Promise<void> => {
    if (now < nextTry) return;
    const { lines, told: then } = alertLines(told, broken(now), now);
    if (lines.length > 0) {
      const reply = await post(textOf(lines));
      const status = reply.ok ? reply.value.status : reply.failure.status;
      if (!reply.ok || reply.value.status < 200 || reply.value.status >= 300) {
        failing.begins({ status, reason: reply.ok ? undefined : reply.failure.reason });
        nextTry = now + afterFailure;
        return;
      }
      failing.ends({});
    }
    told = then;
  };
}

/** Tells an operator what breaks, where ALERT_URL says. */
export function keepTelling(): void {
  const { alertUrl } = settings();
  if (!alertUrl) return;
  const tell = alertTeller({
    broken: brokenNow,
    post(text) {
      const { address, json } = messageFor(alertUrl, text);
      return guardedPost(address, json, { headers: { 'User-Agent': 'local-news' }, timeoutMs: 10_000 });
    },
    log,
  });
  setInterval(() => {
    tell(Date.now()).catch((error) => log('error', 'what is broken cannot be told', bugFacts(error)));
  }, betweenLooks).unref();
}
