import { type Environment, given, type SettingName, type standards } from '@/lib/base/setting-list';

/** The settings that hold a standard. */
type Standing = {
  [name in SettingName]: (typeof standards)[name] extends string ? name : never;
}[SettingName];

/** A wrong setting: the message is the one sentence that the operator reads. */
export class SettingError extends Error {}

/** Ends the reading of settings with the sentence for the operator. */
export function wrong(name: SettingName, value: string, takes: string): never {
  throw new SettingError(`${name}=${value} cannot be used: it takes ${takes}.`);
}

/** A whole number within bounds; throws a SettingError. */
export function wholeNumber(env: Environment, name: Standing, least: number, most: number): number {
  const value: string = given(env, name);
  const number = Number(value);
  const fits = /^\d+$/.test(value) && number >= least && number <= most;
  return fits ? number : wrong(name, value, `a whole number from ${least} to ${most}`);
}

/** An http(s) address without a user name; throws a SettingError. */
export function httpUrl(name: SettingName, value: string, takes: string): URL {
  const url = URL.canParse(value) ? new URL(value) : wrong(name, value, takes);
  const plain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return plain ? url : wrong(name, value, takes);
}
