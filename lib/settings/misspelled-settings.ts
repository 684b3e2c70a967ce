import leven, { closestMatch } from 'leven';
import { defaultSettings, type Environment, type SettingName } from '@/lib/base/setting-list';

const settings = Object.keys(defaultSettings) as SettingName[];
const plainName = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '');
const byPlainName = new Map(settings.map((name) => [plainName(name), name]));

/**
 * Whether a name is probably a misspelled setting. Short names that differ by two edits are other words (HOST, PGHOST),
 * unless letters are swapped (CTIY).
 */
function isNear(name: string, setting: string): boolean {
  const edits = leven(name, setting);
  const isSwapped = edits === 2 && [...name].sort().join('') === [...setting].sort().join('');
  return isSwapped || edits <= Math.min(name.length, setting.length) / 3;
}

/** Returns environment variables that are probably misspelled settings: SITEURL, FEED, cities_dir. */
export function misspelledSettings(env: Environment): { name: string; meant: SettingName }[] {
  // npm's own settings are ignored: npm passes them on as variables such as npm_config_host.
  const unknown = Object.keys(env).filter(
    (name) => env[name] && !(name in defaultSettings) && !/^npm_/i.test(name),
  );
  return unknown.flatMap((name) => {
    const plain = plainName(name);
    const closest = closestMatch(plain, [...byPlainName.keys()]) ?? '';
    const meant = isNear(plain, closest) && byPlainName.get(closest);
    return meant ? [{ name, meant }] : [];
  });
}
