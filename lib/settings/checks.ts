import { type Environment, given, type SettingName, type standards } from '@/lib/base/setting-list';

/** The value of a setting, which has a default or may be undefined. */
type Given<Name extends SettingName> = string | (typeof standards)[Name];

export class SettingError extends Error {}

/** Throws a SettingError; `takes` says what is allowed. */
export function wrong(name: SettingName, value: string, takes: string): never {
  throw new SettingError(`${name}=${value} cannot be used: it takes ${takes}.`);
}

/** As it was given, where it matches. The sentence about another one does not show a secret. */
export function matching<Name extends SettingName>(
  env: Environment,
  name: Name,
  pattern: RegExp,
  takes: string,
  isSecret = false,
): Given<Name> {
  const value = given(env, name);
  if (value === undefined || pattern.test(value)) return value;
  return wrong(name, isSecret ? '(hidden)' : value, takes);
}

type Numbered = 'PORT' | 'FEED_REFRESH_SECONDS' | 'TRUSTED_PROXIES' | 'PICTURE_CACHE_MB';

export function wholeNumber(env: Environment, name: Numbered, least: number, most: number): number {
  const takes = `a whole number from ${least} to ${most}`;
  const value = matching(env, name, /^\d+$/, takes);
  const number = Number(value);
  return number >= least && number <= most ? number : wrong(name, value, takes);
}

/** Without a user name. */
export function httpUrl(name: SettingName, value: string, takes: string): URL {
  const url = URL.canParse(value) ? new URL(value) : wrong(name, value, takes);
  const plain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return plain ? url : wrong(name, value, takes);
}

export function address(env: Environment, name: SettingName, takes: string): string | undefined {
  const value = given(env, name);
  return value && httpUrl(name, value, takes).href;
}

/** An http(s) address with a place in it, such as `{port}`, for which `such` may stand. */
export function template(
  env: Environment,
  name: SettingName,
  [place, such]: readonly [place: string, such: string],
  takes = `an http(s) address with ${place} in it`,
): string | undefined {
  const value = given(env, name);
  if (value === undefined) return undefined;
  if (!value.includes(place)) wrong(name, value, takes);
  httpUrl(name, value.replaceAll(place, such), takes);
  return value;
}
