import { access, constants, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { Settings } from '@/lib/settings/settings';
import { connectionFailure } from '@/lib/web/connection-failure';
import { connectRedis, REPLY_TIMEOUT_MS, withTimeout } from '@/lib/web/shared-store/redis-store';
import { adviceFor, type Finding, failureText } from '@/scripts/doctor/report';

async function writable(folder: string): Promise<string | undefined> {
  const probe = path.join(folder, `doctor.${process.pid}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
    await writeFile(probe, 'a probe');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Checks the cache folder by writing and removing a file. */
export async function checkCacheFolder({ cacheDir, pictureCacheMb }: Settings): Promise<Finding> {
  const folder = path.resolve(cacheDir);
  const row = { area: 'machine', subject: `cache folder ${folder}` } as const;
  const trouble = await writable(folder);
  if (trouble) {
    const todo = 'Give the user of the site a folder that it may write, in CACHE_DIR.';
    return { ...row, state: 'wrong', found: trouble, todo };
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024);
  const found = `can be written, ${freeMb} MB free`;
  if (freeMb >= pictureCacheMb) return { ...row, state: 'good', found };
  const todo = `Free some space, or lower PICTURE_CACHE_MB: pictures may take ${pictureCacheMb} MB.`;
  return { ...row, state: 'note', found, todo };
}

async function answerOf(redisUrl: string): Promise<Outcome<string>> {
  try {
    const connection = await connectRedis(redisUrl, () => undefined);
    const answer = await withTimeout(connection.ping(), REPLY_TIMEOUT_MS);
    connection.destroy();
    return ok(answer);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'timeout') return fail('timeout', message);
    // Errors that the server returned have no network code. Their message explains the problem.
    return code === undefined ? fail('odd-answer', message.slice(0, 200)) : connectionFailure(error, false);
  }
}

/** Checks the Redis server. Never prints its password. */
export async function checkStore({ redisUrl }: Pick<Settings, 'redisUrl'>): Promise<Finding[]> {
  if (!redisUrl) return [];
  const row = { area: 'store', subject: new URL(redisUrl).host } as const;
  const answer = await answerOf(redisUrl);
  if (answer.ok) return [{ ...row, state: 'good', found: answer.value }];
  const { failure } = answer;
  const words = 'Check user, password and number in REDIS_URL.';
  const todo = failure.reason === 'odd-answer' ? words : adviceFor(failure);
  return [{ ...row, state: 'wrong', found: failureText(failure), todo }];
}
