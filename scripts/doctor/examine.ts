import { cityInHand, servedCities } from '@/lib/city/this-city';
import { SettingError, type Settings, settings } from '@/lib/settings/settings';
import { checkCities } from './checks/check-cities';
import { checkEnvironment } from './checks/check-environment';
import { checkFeeds } from './checks/check-feeds';
import { checkLinks } from './checks/check-links';
import { checkMachine } from './checks/check-machine';
import { checkPosts } from './checks/check-posts';
import { checkServices } from './checks/check-services';
import { checkSettings } from './checks/check-settings';
import { checkStore } from './checks/check-store';
import { type DoctorDeps, realDeps } from './doctor-deps';
import type { Finding } from './finding';

function readOr(onWrong: (sentence: string) => void): Settings | undefined {
  try {
    return settings();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    onWrong(error.message);
    return undefined;
  }
}

/** Stops at bad settings, with which the site would not start, and at many cities, of which none is in hand. */
export async function examine(withLinks: boolean, onStep: DoctorDeps['onStep']): Promise<Finding[]> {
  const wrong: Finding[] = [];
  const now = readOr((found) => {
    wrong.push({
      area: 'settings',
      subject: 'environment',
      state: 'wrong',
      found,
      todo: 'See .env.example.',
    });
  });
  if (!now) return wrong;
  const ofMachine = [
    ...(await checkMachine(now)),
    ...checkEnvironment(process.env),
    ...checkSettings(now, servedCities()),
    ...checkCities(),
    await checkStore(now),
    ...(await checkPosts(now, Date.now())),
  ];
  const city = cityInHand();
  if (!city) return ofMachine;
  const deps = realDeps(now, city, onStep);
  return [
    ...ofMachine,
    ...(await checkFeeds(deps)),
    ...(await checkServices(deps)),
    ...(withLinks ? await checkLinks(deps) : []),
  ];
}
