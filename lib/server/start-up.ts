import type { EventEmitter } from 'node:events';
import path from 'node:path';
import { ignoreLogErrors, log, setLogLevel } from '@/lib/base/log';
import { noteOutside } from '@/lib/base/process-wide';
import { blogRounds } from '@/lib/blog/blog-store';
import { openCities } from '@/lib/city/open-cities';
import { env } from '@/lib/city/this-city';
import { sweepDrafts, textFiles } from '@/lib/freshness/records/text-files';
import { startScheduler } from '@/lib/freshness/schedule';
import { startAlerts } from '@/lib/health/send-alerts';
import { watchCities } from '@/lib/health/watch-cities';
import { feedRounds } from '@/lib/news/freshness/open-feed-store';
import { serveSite } from '@/lib/server/serve-site';
import { misspelledSettings } from '@/lib/settings/misspelled-settings';
import { checkMovedCities } from '@/lib/settings/moved-cities';
import { SettingError, type Settings, settings } from '@/lib/settings/settings';
import { weatherRounds } from '@/lib/weather/weather-store';

function checkedSettings(): Settings {
  try {
    const checked = settings();
    checkMovedCities(process.cwd(), checked.citiesDir);
    return checked;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Starts all background work and passes serveSite to lib/server/main.mjs, which is not compiled with the site. An
 * invalid setting ends the process.
 */
export async function startUp(): Promise<void> {
  ignoreLogErrors();
  noteOutside();
  await openCities((cacheDir) => textFiles(path.resolve(/*turbopackIgnore: true*/ cacheDir, 'cities'), log));
  const checked = checkedSettings();
  setLogLevel(checked.logLevel);
  for (const { name, meant } of misspelledSettings(env()))
    log('warn', 'an unused variable looks like a misspelled setting', { name, meant });
  // Only our own folders are swept, because other programs may use the cache folder too.
  for (const folder of ['cities', 'news', 'blog', 'weather', 'morning'])
    void sweepDrafts(path.resolve(/*turbopackIgnore: true*/ checked.cacheDir, folder), Date.now());
  startScheduler([feedRounds(), blogRounds(), weatherRounds()], log);
  watchCities();
  startAlerts();
  // The type of `process` allows only its built-in events.
  (process as EventEmitter).emit('start-up', serveSite);
}
