import { type Environment, given } from '@/lib/base/setting-list';
import { httpUrl, wrong } from '@/lib/settings/checks';

export type RadioSetting = { template: string | undefined; ports: readonly number[] };

function template(env: Environment): string | undefined {
  const value = given(env, 'RADIO_URL');
  if (!value) return undefined;
  const takes = 'an http(s) address with {port} in it';
  if (!value.includes('{port}')) wrong('RADIO_URL', value, takes);
  httpUrl('RADIO_URL', value.replaceAll('{port}', '8076'), takes);
  return value;
}

function ports(env: Environment): number[] {
  const value = given(env, 'RADIO_PORTS');
  const listed = value.split(',').map((port) => port.trim());
  const fits = listed.every((port) => /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535);
  if (!fits) wrong('RADIO_PORTS', value, 'port numbers from 1 to 65535, separated by commas');
  return [...new Set(listed.map(Number))];
}

/** Throws a SettingError (requirements section 13). */
export function readRadio(env: Environment): RadioSetting {
  return { template: template(env), ports: ports(env) };
}
