import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { settings } from '@/lib/settings/settings';
import { connectRedis } from '@/lib/web/shared-store/redis-connection';
import { redisStore } from '@/lib/web/shared-store/redis-store';
import type { TextStore } from '@/lib/web/shared-store/text-store';

/** The store that all instances share; undefined for a single instance. */
export function sharedStore(): TextStore | undefined {
  const { redisUrl } = settings();
  if (!redisUrl) return undefined;
  const connect = () => redisStore(redisUrl, { connect: connectRedis, now: () => performance.now(), log });
  return processWide('shared store', connect);
}
