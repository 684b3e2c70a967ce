import { bugFacts, type Log, log, trouble } from '@/lib/base/log';
import type { Outcome } from '@/lib/base/outcome';
import { alertLines, type Problems, type Sent } from '@/lib/health/alert-lines';
import { currentProblems } from '@/lib/health/current-problems';
import { settings } from '@/lib/settings/settings';
import { guardedPost, type Reply } from '@/lib/web/guarded-get';

const RETRY_MS = 10 * 60_000;
/** Maximum lines per message, because many cities may have thousands of problems at the same time. */
const MAX_LINES = 20;

/**
 * Returns the address and the body to post. An address with one path segment is a topic of ntfy, which accepts JSON at
 * its root. Any other address is a webhook like Slack's, which reads `&`, `<` and `>` as markup.
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
  const left = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(left > 0 ? [`and ${left} more`] : [])].join('\n');
}

type Sending = {
  problems: (now: number) => Problems;
  post: (text: string) => Promise<Outcome<Pick<Reply, 'status'>>>;
  log: Log;
};

/** Returns a function that sends pending alerts at `now` (ms). After a failure, it waits and retries them. */
export function alertSender({ problems, post, log }: Sending) {
  // The address is not logged, because it is a secret.
  const failing = trouble(log, 'warn', 'alerts cannot be sent', 'alerts can be sent again');
  let sent: Sent = new Map();
  let nextTry = 0;
  return async (now: number): Promise<void> => {
    if (now < nextTry) return;
    const { lines, sent: next } = alertLines(sent, problems(now), now);
    if (lines.length > 0) {
      const reply = await post(textOf(lines));
      const status = reply.ok ? reply.value.status : reply.failure.status;
      if (!reply.ok || reply.value.status < 200 || reply.value.status >= 300) {
        failing.begins({ status, reason: reply.ok ? undefined : reply.failure.reason });
        nextTry = now + RETRY_MS;
        return;
      }
      failing.ends({});
    }
    sent = next;
  };
}

/** Starts sending alerts to ALERT_URL, if it is set. */
export function startAlerts(): void {
  const { alertUrl, citiesRefreshSeconds } = settings();
  if (!alertUrl) return;
  const send = alertSender({
    problems: currentProblems,
    post(text) {
      const { address, json } = messageFor(alertUrl, text);
      return guardedPost(address, json, { headers: { 'User-Agent': 'local-news' }, timeoutMs: 10_000 });
    },
    log,
  });
  setInterval(() => {
    send(Date.now()).catch((error) => log('error', 'a bug stopped alerts from being sent', bugFacts(error)));
  }, citiesRefreshSeconds * 1000).unref();
}
