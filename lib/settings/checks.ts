import {
  type defaultSettings,
  type Environment,
  readSetting,
  type SettingName,
} from '@/lib/base/setting-list';

/** Value of a setting: the given string, or the default, which may be undefined. */
type Given<Name extends SettingName> = string | (typeof defaultSettings)[Name];

export class SettingError extends Error {}

/** Throws a SettingError. `takes` says which values are allowed. */
export function rejectValue(name: SettingName, value: string, takes: string): never {
  throw new SettingError(`${name}=${value} cannot be used: it takes ${takes}.`);
}

/**
 * Returns the value if it matches `pattern`; otherwise throws a SettingError, which does not contain the
 * value if it is a secret.
 */
export function matching<Name extends SettingName>(
  env: Environment,
  name: Name,
  pattern: RegExp,
  takes: string,
  isSecret = false,
): Given<Name> {
  const value = readSetting(env, name);
  if (value === undefined || pattern.test(value)) return value;
  return rejectValue(name, isSecret ? '(hidden)' : value, takes);
}

type Numbered =
  | 'PORT'
  | 'DESK_PORT'
  | 'CITIES_REFRESH_SECONDS'
  | 'FEED_REFRESH_SECONDS'
  | 'TRUSTED_PROXIES'
  | 'PICTURE_CACHE_MB';

export function wholeNumber(env: Environment, name: Numbered, min: number, max: number): number {
  const takes = `a whole number from ${min} to ${max}`;
  const value = matching(env, name, /^\d+$/, takes);
  const number = Number(value);
  return number >= min && number <= max ? number : rejectValue(name, value, takes);
}

/** Parses an http(s) URL without credentials; throws a SettingError for anything else. */
export function httpUrl(name: SettingName, value: string, takes: string): URL {
  const url = URL.canParse(value) ? new URL(value) : rejectValue(name, value, takes);
  const plain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return plain ? url : rejectValue(name, value, takes);
}

export function address(env: Environment, name: SettingName, takes: string): string | undefined {
  const value = readSetting(env, name);
  return value && httpUrl(name, value, takes).href;
}

/** Reads an http(s) address with a placeholder such as `{port}`. For validation, `example` replaces the placeholder. */
export function template(
  env: Environment,
  name: SettingName,
  [place, example]: readonly [place: string, example: string],
  takes = `an http(s) address with ${place} in it`,
): string | undefined {
  const value = readSetting(env, name);
  if (value === undefined) return undefined;
  if (!value.includes(place)) rejectValue(name, value, takes);
  httpUrl(name, value.replaceAll(place, example), takes);
  return value;
}
