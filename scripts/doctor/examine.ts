import type { City } from '@/lib/city/city-type';
import { cityInHand, servedCities } from '@/lib/city/this-city';
import { SettingError, type Settings, settings } from '@/lib/settings/settings';
import { checkAds } from '@/scripts/doctor/checks/check-ads';
import { checkDesks } from '@/scripts/doctor/checks/check-desk';
import { checkFeeds } from '@/scripts/doctor/checks/check-feeds';
import { checkCacheFolder, checkStore } from '@/scripts/doctor/checks/check-machine';
import { checkPosts } from '@/scripts/doctor/checks/check-posts';
import { checkServices } from '@/scripts/doctor/checks/check-services';
import { checkCities, checkSettings } from '@/scripts/doctor/checks/check-settings';
import { checkSwitchboard } from '@/scripts/doctor/checks/check-switchboard';
import { checkWeather } from '@/scripts/doctor/checks/check-weather';
import type { Finding } from '@/scripts/doctor/report';

async function checkMachine(now: Settings): Promise<Finding[]> {
  return [
    await checkCacheFolder(now),
    ...checkSettings(now, servedCities()),
    ...checkCities(),
    ...checkSwitchboard(Date.now()),
    ...checkDesks(servedCities(), Date.now()),
    ...(await checkStore(now)),
    ...(await checkPosts(now, Date.now())),
    ...(await checkAds(Date.now())),
  ];
}

async function checkSources(now: Settings, city: City): Promise<Finding[]> {
  const userAgent = `${city.robotName}/1.0 (+${now.siteUrl}; ${city.email})`;
  const look = { settings: now, city, userAgent };
  return [...(await checkFeeds(look)), ...(await checkServices(look)), ...(await checkWeather(look))];
}

/** Stops at bad settings, with which the site would not start, and at many cities, of which none is in hand. */
export async function examine(): Promise<Finding[]> {
  try {
    const now = settings();
    const city = cityInHand();
    return [...(await checkMachine(now)), ...(city ? await checkSources(now, city) : [])];
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    const row = { area: 'settings', subject: 'environment', state: 'wrong' } as const;
    return [{ ...row, found: error.message, todo: 'See .env.example.' }];
  }
}
