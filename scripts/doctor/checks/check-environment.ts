import { type Environment, type SettingName, standards } from '@/lib/base/setting-list';
import type { Finding } from '../finding';

const names = Object.keys(standards) as SettingName[];

function bare(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]/g, '');
}

/** Variables that are nearly a setting and set nothing, such as `SITEURL` or `feeds`. */
function slips(variables: readonly string[]): Finding[] {
  return variables.flatMap((variable) => {
    const meant = names.find((name) => name !== variable && bare(name) === bare(variable));
    if (!meant) return [];
    const found = 'not a setting, so it changes nothing';
    return [{ area: 'settings', subject: variable, state: 'note', found, todo: `Did you mean ${meant}?` }];
  });
}

/** Gives names alone: values may be secret. */
export function checkEnvironment(env: Environment): Finding[] {
  const set = names.filter((name) => env[name]?.trim());
  const found = set.length > 0 ? `set: ${set.join(', ')}` : 'nothing is set: all is as .env.example says';
  return [{ area: 'settings', subject: 'environment', state: 'good', found }, ...slips(Object.keys(env))];
}
