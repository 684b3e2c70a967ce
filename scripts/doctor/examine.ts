import type { City } from '@/lib/city/city-type';
import { cityByKey, cityStore, onlyCity, servedCities } from '@/lib/city/this-city';
import { SettingError, type Settings, settings, userAgentOf } from '@/lib/settings/settings';
import { checkAds } from '@/scripts/doctor/checks/check-ads';
import { checkDesks } from '@/scripts/doctor/checks/check-desk';
import { checkFeeds } from '@/scripts/doctor/checks/check-feeds';
import { checkCacheFolder, checkStore } from '@/scripts/doctor/checks/check-machine';
import { checkPosts } from '@/scripts/doctor/checks/check-posts';
import { checkSamples } from '@/scripts/doctor/checks/check-samples';
import { checkAlerts, checkServices } from '@/scripts/doctor/checks/check-services';
import { checkCities, checkNames, checkSettings, wrongCities } from '@/scripts/doctor/checks/check-settings';
import { checkSwitchboard } from '@/scripts/doctor/checks/check-switchboard';
import { checkWeather } from '@/scripts/doctor/checks/check-weather';
import type { Finding } from '@/scripts/doctor/report';

async function checkMachine(now: Settings): Promise<Finding[]> {
  return [
    await checkCacheFolder(now),
    ...checkNames(process.env),
    ...checkSettings(now, servedCities()),
    ...(await checkAlerts(now)),
    ...checkCities(),
    ...checkSwitchboard(Date.now()),
    ...checkSamples(cityStore().cities(), now.feeds.kind === 'live'),
    ...checkDesks(servedCities(), Date.now()),
    ...(await checkStore(now)),
    ...(await checkPosts(now, Date.now())),
    ...(await checkAds(Date.now())),
  ];
}

async function checkSources(now: Settings, city: City): Promise<Finding[]> {
  const look = { settings: now, city, userAgent: userAgentOf(city) };
  return [...(await checkFeeds(look)), ...(await checkServices(look)), ...(await checkWeather(look))];
}

/** Checks variable names and cities even if an invalid setting would prevent the site from starting. */
function checkWithoutSettings({ message }: SettingError): Finding[] {
  const row = { area: 'settings', subject: 'environment', state: 'wrong' } as const;
  const setting = { ...row, found: message, todo: 'See .env.example.' };
  const isCity = message.startsWith('The city ');
  return [...(isCity ? [] : [setting]), ...checkNames(process.env), ...wrongCities()];
}

/** Runs all checks. Checks sources only if CITY is set. */
export async function examine(): Promise<Finding[]> {
  try {
    const now = settings();
    const key = onlyCity();
    const city = key === undefined ? undefined : cityByKey(key);
    return [...(await checkMachine(now)), ...(city ? await checkSources(now, city) : [])];
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return checkWithoutSettings(error);
  }
}
