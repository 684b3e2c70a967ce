import { log } from '@/lib/base/log';
import { settings } from '@/lib/settings/settings';
import { connectRedis } from '@/lib/web/shared-store/redis-connection';
import { redisStore } from '@/lib/web/shared-store/redis-store';
import type { TextStore } from '@/lib/web/shared-store/text-store';

// Pages and route handlers are bundled apart: globalThis makes it one connection per process.
const shared = globalThis as typeof globalThis & { textStore?: TextStore };

/** The store that all instances share; undefined for a single instance. */
export function sharedStore(): TextStore | undefined {
  const { redisUrl } = settings();
  if (!redisUrl) return undefined;
  shared.textStore ??= redisStore(redisUrl, { connect: connectRedis, now: () => performance.now(), log });
  return shared.textStore;
}
