import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { citiesFolder } from './support/cities';
import { expect, test } from './support/fixtures';
import { openMovableClock } from './support/movable-clock';
import { serve } from './support/serve';
import { startSite } from './support/site';

// Alerts that the site sends to the operator at ALERT_URL.

const hour = 3_600_000;
/** The site notices an edit within CITIES_REFRESH_SECONDS and sends the alert within another CITIES_REFRESH_SECONDS. */
const soon = { timeout: 60_000 };

test('a mistake in a file and its correction each send one alert to an ntfy topic, and no secret is logged', async () => {
  const posts: { method?: string; url?: string; json: unknown }[] = [];
  let status = 200;
  const chat = await serve(async (request, response) => {
    const json: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
    posts.push({ method: request.method, url: request.url, json });
    response.writeHead(status).end();
  });
  const cities = citiesFolder({}, 'tests/cities/boulder');
  const file = path.join(cities, 'boulder/learn.yaml');
  writeFileSync(file, '- { yeer: 1957 }\n');
  const clock = openMovableClock();
  const site = await startSite({
    ...clock.settings,
    CITIES_DIR: cities,
    ALERT_URL: `${chat.url}/a-secret-topic`,
    FEED_PROXY_URL: 'http://127.0.0.1:9/?url=',
  });
  await expect.poll(() => posts.length, soon).toBe(1);
  expect(posts[0]).toMatchObject({
    method: 'POST',
    url: '/',
    json: { topic: 'a-secret-topic', message: expect.stringMatching(/^boulder: learn\.yaml:1: /) },
  });
  status = 500;
  rmSync(file);
  clock.putForward(hour);
  await expect.poll(() => site.log(), soon).toContain('alerts cannot be sent status=500');
  status = 200;
  clock.putForward(2 * hour);
  await expect.poll(() => site.log(), soon).toContain('alerts can be sent again');
  expect(posts.at(-1)?.json).toMatchObject({
    message: expect.stringContaining('boulder: learn.yaml has no mistakes anymore'),
  });
  expect(posts).toHaveLength(3);
  expect(site.log()).not.toContain('a-secret-topic');
  await site.end('SIGKILL');
  await chat.close();
});
