import { describe, expect, test } from '@jest/globals';
import { sourcesIn, textOf } from './house-files';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const manifest = JSON.parse(textOf('package.json')) as Manifest;
const all = { ...manifest.dependencies, ...manifest.devDependencies };
const readme = textOf('README.md');
const code = [
  ...sourcesIn('app', 'components', 'lib', 'tests', 'scripts').map(({ text }) => text),
  ...[
    'package.json',
    'postcss.config.mjs',
    'jest.config.mjs',
    'next.config.mjs',
    'tailwind.config.ts',
    'app/globals.css',
  ].map(textOf),
].join('\n');

describe('the dependencies', () => {
  test.each(Object.entries(all))('%s %s is pinned exactly', (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test.each(Object.keys(all))('%s has its reason in a line of the README', (name) => {
    expect(readme).toContain(`\`${name}\``);
  });

  test.each(Object.keys(manifest.dependencies))('%s is imported by the code', (name) => {
    expect(code).toMatch(new RegExp(`['"]${name}(/[^'"]*)?['"]`));
  });

  test('the lock names no registry host', () => {
    expect(textOf('package-lock.json')).not.toContain('"resolved"');
  });

  test.each([
    'PORT',
    'HOST',
    'SITE_URL',
    'CITY',
    'FEEDS',
    'FEED_PROXY_URL',
    'FEED_REFRESH_SECONDS',
    'BLOG_API_URL',
    'BLOG_API_KEY',
    'BLOG_DOMAIN',
    'AD_SCRIPT_URL',
    'RADIO_URL',
    'RADIO_PORTS',
    'SIGNING_KEY',
    'STOCK_IMAGE_URL',
    'PICTURE_CACHE_MB',
    'TRUSTED_PROXIES',
    'CACHE_DIR',
    'LOG_LEVEL',
  ])('the setting %s is documented in .env.example', (name) => {
    expect(textOf('.env.example')).toMatch(new RegExp(`^# ?${name}=`, 'm'));
  });
});
