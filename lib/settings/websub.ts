import { type Environment, given } from '@/lib/base/setting-list';
import { httpUrl } from '@/lib/settings/checks';

/** Throws a SettingError. */
export function readWebsubHub(env: Environment): string | undefined {
  const value = given(env, 'WEBSUB_HUB');
  if (!value) return undefined;
  return httpUrl('WEBSUB_HUB', value, 'the http(s) address of a WebSub hub').href;
}
