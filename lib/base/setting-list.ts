/** All settings in the order of .env.example, with their defaults; undefined without a fixed default. */
export const defaultSettings = {
  PORT: '3000',
  HOST: '0.0.0.0',
  SITE_URL: undefined,
  CITY: undefined,
  CITIES_DIR: 'lib/cities',
  CITIES_REFRESH_SECONDS: '20',
  NETWORK_HOST: undefined,
  FEEDS: 'sample',
  FEED_PROXY_URL: undefined,
  FEED_REFRESH_SECONDS: '300',
  BLOG_API_URL: undefined,
  BLOG_API_KEY: undefined,
  BLOG_DOMAIN: undefined,
  AD_SCRIPT_URL: undefined,
  WEATHER_URL: undefined,
  AIRNOW_KEY: undefined,
  RADIO_URL: undefined,
  RADIO_PORTS: '8076',
  SIGNING_KEY: undefined,
  SIGNING_KEY_BEFORE: undefined,
  STOCK_IMAGE_URL: undefined,
  PICTURE_CACHE_MB: '500',
  TRUSTED_PROXIES: '0',
  REDIS_URL: undefined,
  CACHE_DIR: '.cache',
  ALERT_URL: undefined,
  METRICS_TOKEN: undefined,
  LOG_LEVEL: 'info',
  DESK_PORT: '3100',
  DESK_HOST: '127.0.0.1',
  DESK_URL: undefined,
  DESK_DIR: '.desk',
  ACCESS_LOG: undefined,
} as const;

export type SettingName = keyof typeof defaultSettings;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a setting, trimmed, or its default; an empty value counts as unset. */
export function readSetting<Name extends SettingName>(
  env: Environment,
  name: Name,
): string | (typeof defaultSettings)[Name] {
  return env[name]?.trim() || defaultSettings[name];
}
