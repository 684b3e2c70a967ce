import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { askService } from '@/lib/weather/ask-service';

test('askService rejects a path that leads to another host', async () => {
  const ask = askService({ origin: 'https://weather.example', userAgent: 'A' });
  expect(await ask('//10.0.0.5/forecast', z.unknown())).toMatchObject({
    ok: false,
    failure: { reason: 'odd-answer', detail: 'leads to https://10.0.0.5' },
  });
});
