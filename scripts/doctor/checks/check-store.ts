import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { Settings } from '@/lib/settings/settings';
import { connectionFailure } from '@/lib/web/connection-failure';
import { inTime } from '@/lib/web/shared-store/in-time';
import { connectRedis, longestReply } from '@/lib/web/shared-store/redis-connection';
import { adviceFor, failureText } from '../advice';
import type { Finding } from '../finding';

async function answerOf(redisUrl: string): Promise<Outcome<string>> {
  try {
    const connection = await connectRedis(redisUrl, () => undefined);
    const answer = await inTime(connection.ping(), longestReply);
    connection.destroy();
    return ok(answer);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'timeout') return fail('timeout', message);
    // The server's own error has no network code; its message says what it wants.
    return code === undefined ? fail('odd-answer', message.slice(0, 200)) : connectionFailure(error, false);
  }
}

/** Never shows the store's password. */
export async function checkStore({ redisUrl }: Pick<Settings, 'redisUrl'>): Promise<Finding> {
  const alone = { area: 'store', subject: 'this instance alone', state: 'good' } as const;
  if (!redisUrl) return { ...alone, found: 'REDIS_URL is not set' };
  const row = { area: 'store', subject: new URL(redisUrl).host } as const;
  const answer = await answerOf(redisUrl);
  if (answer.ok) return { ...row, state: 'good', found: answer.value };
  const { failure } = answer;
  const words = 'Check user, password and number in REDIS_URL.';
  const todo = failure.reason === 'odd-answer' ? words : adviceFor(failure);
  return { ...row, state: 'wrong', found: failureText(failure), todo };
}
