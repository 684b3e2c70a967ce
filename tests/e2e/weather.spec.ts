import type { FakeUpstream } from '../fake-upstream/fake-upstream';
import { fakeAlert } from '../fake-upstream/weather/weather-host';
import { expectNoFaults, expectToFit } from './support/fits';
import { expect, test, words } from './support/fixtures';
import { openMovableClock } from './support/movable-clock';
import type { Site } from './support/site';
import { type Stage, startStage } from './support/stage';

// Weather on the built site, from a fake weather service.

const hour = 3_600_000;
const pages = ['/', '/local-news', '/contact', '/weather', '/headlines.xml'];
const warning = 'Red Flag Warning';

async function naming(site: Site, text: string): Promise<string[]> {
  const all = await Promise.all(pages.map(async (at) => [at, (await site.get(at)).html] as const));
  return all.filter(([, html]) => words(html).includes(text)).map(([at]) => at);
}

test.describe('with a clock that the test moves forward,', () => {
  const clock = openMovableClock();
  let stage: Stage;
  let upstream: FakeUpstream;
  let site: Site;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    stage = await startStage((host) => {
      host.weather.air.aqi = { OZONE: 112, 'PM2.5': 60 };
      const weather = { WEATHER_URL: host.url, AIRNOW_KEY: host.weather.air.key };
      return { ...weather, ...clock.settings, FEED_REFRESH_SECONDS: '1' };
    });
    ({ upstream, site } = stage);
  });
  test.afterAll(() => stage.end());

  test('while the service is down, the last known weather is shown with its time', async () => {
    await expect.poll(async () => words((await site.get('/weather')).html)).toContain('72° Sunny');
    for (const part of ['points', 'now', 'hours', 'days', 'alerts'])
      upstream.setFault(`weather-${part}`, 'status-503');
    await upstream.whenEnded('weather-now');
    const page = words((await site.get('/weather')).html);
    expect(page).toMatch(/72° Sunny.* observed at Fullerton at .*[ap]\.m\./);
    expect(words((await site.get('/')).html)).toMatch(/72°, sunny/);
    upstream.setFault('*', null);
  });

  test('the front page and the weather page say when alerts have been unavailable for half an hour', async () => {
    await expect
      .poll(async () => words((await site.get('/weather')).html))
      .toContain('No alerts are in force.');
    const told = 'We can’t load weather alerts right now';
    expect(await naming(site, told)).toEqual([]);
    upstream.setFault('weather-alerts', 'status-500');
    clock.putForward(hour / 2 + 60_000);
    await expect.poll(() => naming(site, told)).toEqual(['/']);
    const page = words((await site.get('/weather')).html);
    expect(page).toContain('We can’t load alerts right now. See the National Weather Service');
    expect(page).not.toContain('No alerts are in force.');
    upstream.setFault('weather-alerts', null);
  });

  test('poor air quality shows in the weather line and, with its source, on the weather page for three hours', async () => {
    const words112 = 'Air: unhealthy for sensitive groups (AQI 112)';
    await expect.poll(() => naming(site, words112)).toEqual(['/']);
    const page = words((await site.get('/weather')).html);
    expect(page).toContain('Air quality 112, unhealthy for sensitive groups');
    expect(page).toMatch(
      /Air quality by AirNow . \(South Coast AQMD\), preliminary, as of (?:\d+ [ap]\.m\.|noon|midnight)/,
    );
    upstream.setFault('airnow', 'hang-headers');
    clock.putForward(3 * hour);
    await expect.poll(() => naming(site, words112)).toEqual([]);
    const { key } = upstream.weather.air;
    expect(site.log() + JSON.stringify(await site.get('/api/health?ready'))).not.toContain(key);
  });

  test('a warning is on every page and in the headlines feed until it ends', async () => {
    upstream.weather.alerts = [fakeAlert(Date.now() + 4 * hour)];
    await expect
      .poll(() => naming(site, `${warning} Gusty winds and low humidity.`))
      .toEqual(pages.slice(0, 4));
    expect((await site.get('/headlines.xml')).html).toContain(`${warning}: Gusty winds`);
    // The service now fails, so only the clock can end the warning.
    upstream.setFault('weather-alerts', 'status-500');
    clock.putForward(7 * hour + 60_000);
    await expect.poll(() => naming(site, warning)).toEqual([]);
  });
});

test('if the service has been down since startup, the weather page shows a message, and the front page has no gap', async ({
  upstream,
  open,
}) => {
  upstream.setFault('weather-points', 'status-500');
  const site = await open({ WEATHER_URL: upstream.url });
  const page = await site.get('/weather');
  expect([page.status, words(page.html).includes('We can’t load the weather right now.')]).toEqual([
    200,
    true,
  ]);
  expect(words((await site.get('/')).html)).not.toMatch(/°|undefined|NaN/);
});

test('the sample edition’s weather is marked as a sample, fits every screen and has no axe violations', async ({
  sample,
  page,
}) => {
  await page.goto(`${sample.url}/weather`);
  await expect(page.getByText('Sample: This is a made-up day')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Hour by hour' }).getByRole('row')).toHaveCount(13);
  await expectNoFaults(page);
  await expectToFit(page);
  await page.goto(sample.url);
  await expect(page.getByRole('link', { name: /^The day in Anaheim: .*\d\d°, / })).toHaveAttribute(
    'href',
    '/weather',
  );
  await expectToFit(page);
});
