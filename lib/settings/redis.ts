import { type Environment, given } from '@/lib/base/setting-list';
import { SettingError, wrong } from '@/lib/settings/checks';

/** Throws a SettingError without the address, which may hold a password (requirements section 13). */
export function readRedis(env: Environment): string | undefined {
  const value = given(env, 'REDIS_URL');
  if (!value) return undefined;
  const takes =
    'redis://host:port or rediss://host:port, with user:password@ and /number where the server wants them';
  const url = URL.canParse(value) ? new URL(value) : wrong('REDIS_URL', '(hidden)', takes);
  const fits =
    /^rediss?:$/.test(url.protocol) && url.hostname && /^(\/\d{0,4})?$/.test(url.pathname) && !url.search;
  if (!fits) wrong('REDIS_URL', '(hidden)', takes);
  if (!given(env, 'SIGNING_KEY'))
    throw new SettingError(
      'SIGNING_KEY is not set: with REDIS_URL several instances serve one site, and all must sign with the same key.',
    );
  return value;
}
