import { cityInHand, servedCities } from '@/lib/city/this-city';
import { SettingError, type Settings, settings } from '@/lib/settings/settings';
import { checkFeeds } from '@/scripts/doctor/checks/check-feeds';
import { checkMachine, checkStore } from '@/scripts/doctor/checks/check-machine';
import { checkPosts } from '@/scripts/doctor/checks/check-posts';
import { checkServices } from '@/scripts/doctor/checks/check-services';
import { checkCities, checkEnvironment, checkSettings } from '@/scripts/doctor/checks/check-settings';
import { type DoctorDeps, realDeps } from '@/scripts/doctor/doctor-deps';
import type { Finding } from '@/scripts/doctor/report';

function settingsOr(onWrong: (sentence: string) => void): Settings | undefined {
  try {
    return settings();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    onWrong(error.message);
    return undefined;
  }
}

/** Stops at bad settings, with which the site would not start, and at many cities, of which none is in hand. */
export async function examine(onStep: DoctorDeps['onStep']): Promise<Finding[]> {
  const wrong: Finding[] = [];
  const now = settingsOr((found) => {
    const row = { area: 'settings', subject: 'environment', state: 'wrong' } as const;
    wrong.push({ ...row, found, todo: 'See .env.example.' });
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
  return [...ofMachine, ...(await checkFeeds(deps)), ...(await checkServices(deps))];
}
