import type { Level } from '@/lib/base/log';
import { type Environment, given } from '@/lib/base/setting-list';
import { wrong } from '@/lib/settings/checks';

const levels: readonly Level[] = ['error', 'warn', 'info'];

export function readLogLevel(env: Environment): Level {
  const value = given(env, 'LOG_LEVEL');
  return levels.find((level) => level === value) ?? wrong('LOG_LEVEL', value, 'error, warn or info');
}
