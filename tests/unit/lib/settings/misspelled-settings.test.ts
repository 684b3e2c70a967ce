import { describe, expect, it, test } from '@jest/globals';
import { defaultSettings, type SettingName } from '@/lib/base/setting-list';
import { SettingError } from '@/lib/settings/checks';
import { misspelledSettings } from '@/lib/settings/misspelled-settings';
import { checkMovedCities } from '@/lib/settings/moved-cities';
import { temporaryFolder } from '../../../temporary/folder';

test.each([
  ['SITE_ULR', 'SITE_URL'],
  ['SITE-URL', 'SITE_URL'],
  ['SiteUrl', 'SITE_URL'],
  ['CITTY', 'CITY'],
  ['PROT', 'PORT'],
  ['REDIS_URI', 'REDIS_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['FEEDS_REFRESH_SECOND', 'FEED_REFRESH_SECONDS'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['ALLERT_URL', 'ALERT_URL'],
])('%s is reported as a misspelling of %s', (name, meant) => {
  expect(misspelledSettings({ [name]: 'x' })).toEqual([{ name, meant }]);
});

test.each(Object.keys(defaultSettings) as SettingName[])(
  '%s is recognized if its underscores or its last letter are missing, or two letters are swapped',
  (setting) => {
    const variants = [
      setting.replaceAll('_', '').toLowerCase(),
      setting.slice(0, -1),
      setting.replace(/^(.)(.)/, '$2$1'),
    ];
    const found = variants.flatMap((name) => misspelledSettings({ [name]: 'x' }).map(({ meant }) => meant));
    expect(found).toEqual([setting, setting, setting]);
  },
);

const OF_OTHERS =
  'PATH HOME USER SHELL TERM LANG LC_ALL PWD OLDPWD SHLVL EDITOR DISPLAY HOSTNAME HOSTTYPE LOGNAME MAIL TMPDIR TZ _ ' +
  'NODE_ENV NODE_OPTIONS NODE_PATH NEXT_RUNTIME NEXT_TELEMETRY_DISABLED MALLOC_ARENA_MAX LISTEN_FDS LISTEN_PID ' +
  'CACHE_DIRECTORY STATE_DIRECTORY INVOCATION_ID JOURNAL_STREAM XDG_CACHE_HOME HTTP_PROXY https_proxy NO_PROXY ' +
  'npm_config_host npm_config_cache npm_package_version npm_lifecycle_event INIT_CWD COLOR CI GITHUB_ACTIONS ' +
  'PIP_CACHE_DIR YARN_CACHE_DIR PGHOST PGPORT DATABASE_URL SSH_AUTH_SOCK SSL_CERT_FILE BASE_URL CHROMIUM_PATH ' +
  'PORTAGE_ROOT SMALL_BUILD BUILD_FOLDER PLAYWRIGHT_JSON_OUTPUT_NAME COLUMNS LINES';

test('the variables of other programs are not reported', () => {
  const env = Object.fromEntries(OF_OTHERS.split(' ').map((name) => [name, 'x']));
  expect(misspelledSettings(env)).toEqual([]);
});

test('correct settings and empty variables are not reported', () => {
  expect(misspelledSettings({ SITE_URL: 'https://news.example', FEED: '', SITEURL: undefined })).toEqual([]);
});

function programWith(city: string): string {
  return temporaryFolder({ [`${city}/city.yaml`]: 'city: Boulder\n' });
}

describe('checkMovedCities', () => {
  it('stops startup if a city is in the old default folder', () => {
    const check = () => checkMovedCities(programWith('lib/city/boulder'), 'lib/cities');
    expect(check).toThrow(SettingError);
    expect(check).toThrow('lib/city/boulder is not read: cities are in lib/cities now.');
  });

  it.each([
    ['the city is in the new folder', 'lib/cities/boulder', 'lib/cities'],
    ['CITIES_DIR names the old folder', 'lib/city/boulder', 'lib/city'],
  ])('allows startup if %s', (_, city, citiesDir) => {
    expect(() => checkMovedCities(programWith(city), citiesDir)).not.toThrow();
  });
});
