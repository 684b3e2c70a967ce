import { type Environment, given, type SettingName, type standards } from '@/lib/base/setting-list';

type Standing = {
  [name in SettingName]: (typeof standards)[name] extends string ? name : never;
}[SettingName];

export class SettingError extends Error {}

/** Throws a SettingError; `takes` says what is allowed. */
export function wrong(name: SettingName, value: string, takes: string): never {
  throw new SettingError(`${name}=${value} cannot be used: it takes ${takes}.`);
}

/** Throws a SettingError. */
export function wholeNumber(env: Environment, name: Standing, least: number, most: number): number {
  const value: string = given(env, name);
  const number = Number(value);
  const fits = /^\d+$/.test(value) && number >= least && number <= most;
  return fits ? number : wrong(name, value, `a whole number from ${least} to ${most}`);
}

/** Without a user name; throws a SettingError. */
export function httpUrl(name: SettingName, value: string, takes: string): URL {
  const url = URL.canParse(value) ? new URL(value) : wrong(name, value, takes);
  const plain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return plain ? url : wrong(name, value, takes);
}
