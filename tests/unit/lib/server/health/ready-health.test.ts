import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readyHealth } from '@/lib/server/health/ready-health';
import { smallest, writeCities } from '../../city/read/write-city';

const shared = globalThis as { cityStore?: unknown };
const before = { ...process.env };

function serve(city: string): void {
  delete shared.cityStore;
  process.env.CITY = city;
}

beforeAll(() => {
  const towns = ['boulder', 'marfa'].map((key) => [key, `${smallest}hosts: [${key}.example]\n`]);
  process.env.CITIES_DIR = writeCities(Object.fromEntries(towns));
});

afterAll(() => {
  delete shared.cityStore;
  process.env = { ...before };
});

const minute = 60_000;
const ready = (city: string | null) => readyHealth(city, Date.now(), minute);

describe('where one city is served', () => {
  beforeAll(() => serve('marfa'));

  test.each([null, 'marfa', 'none'])('%s asks for that city', async (city) => {
    expect(await ready(city)).not.toHaveProperty('cities');
  });
});

describe('where many are', () => {
  beforeAll(() => serve(''));

  test('the network is told where none is named', async () => {
    expect(await ready(null)).toHaveProperty('cities');
  });

  test('a city by its key', async () => {
    const health = await ready('boulder');
    expect(health).toBeDefined();
    expect(health).not.toHaveProperty('cities');
  });

  test('nothing of a city that is not served', async () => {
    expect(await ready('none')).toBeUndefined();
  });
});
