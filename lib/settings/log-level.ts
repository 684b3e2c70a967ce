import type { Level } from '@/lib/log';
import { type Environment, wrong } from '@/lib/settings/checks';

const levels: readonly Level[] = ['error', 'warn', 'info'];

/** The least grave lines that the log still has, from an environment; throws a SettingError. */
export function readLogLevel(env: Environment): Level {
  const value = env.LOG_LEVEL?.trim() || 'info';
  return levels.find((level) => level === value) ?? wrong('LOG_LEVEL', value, 'error, warn or info');
}
