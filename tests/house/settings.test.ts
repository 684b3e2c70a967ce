import '../unit/open-cities';
import { describe, expect, test } from '@jest/globals';
import { defaultSettings, type SettingName } from '@/lib/base/setting-list';
import { readSettings } from '@/lib/settings/settings';
import { textOf } from './house-files';

const names = Object.keys(defaultSettings) as SettingName[];
const example = [...textOf('.env.example').matchAll(/^# ?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => ({
  name: name as SettingName,
  value: value ?? '',
}));

describe('.env.example', () => {
  test('lists exactly the known settings, in the order of lib/base/setting-list.ts', () => {
    expect([...new Set(example.map(({ name }) => name))]).toEqual(names);
  });

  test.each(names.filter((name) => defaultSettings[name]))('shows the default of %s first', (name) => {
    expect(example.find((line) => line.name === name)?.value).toBe(defaultSettings[name]);
  });

  test.each(example)('shows a valid value with $name=$value', ({ name, value }) => {
    expect(() => readSettings({ SIGNING_KEY: 'k'.repeat(32), [name]: value })).not.toThrow();
  });

  test.each(['SITE_URL', 'BLOG_DOMAIN'] as const)(
    'shows %s with the value that follows from the other defaults',
    (name) => {
      const value = example.find((line) => line.name === name)?.value;
      expect(readSettings({ [name]: value })).toEqual(readSettings({}));
    },
  );
});

const settingsIn = (file: string) =>
  textOf(file)
    .split('\n')
    .filter((line) => /^!?\.env/.test(line));

test('git and the Docker image exclude .env files, which may contain secrets', () => {
  expect(settingsIn('.gitignore')).toEqual(['.env*', '!.env.example']);
  expect(settingsIn('deploy/Dockerfile.dockerignore')).toEqual(settingsIn('.gitignore'));
});
