import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { checkAlerts } from '@/scripts/doctor/checks/check-services';
import { onLoopback } from '../../../on-loopback';

/** Starts a webhook that responds with a status and records the request methods. */
async function webhook(status: number) {
  const methods: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    methods.push(request.method);
    const isFirst = request.url === '/hooks/secret';
    response.writeHead(isFirst ? status : 200, { Location: '/elsewhere' }).end();
  });
  const { href } = await onLoopback(server);
  const close = () => new Promise((resolve) => server.close(resolve));
  return { alertUrl: `${href}hooks/secret`, methods, close };
}

test.each([
  [200, 'good'],
  [400, 'good'],
  [405, 'good'],
  [308, 'wrong'],
  [404, 'wrong'],
  [410, 'wrong'],
  [500, 'wrong'],
])(
  'checkAlerts reports an ALERT_URL that replies %i as %s, without posting or showing the secret',
  async (status, state) => {
    const { alertUrl, methods } = await webhook(status);
    const [finding] = await checkAlerts({ alertUrl });
    expect(finding).toMatchObject({ state, found: expect.stringContaining('HEAD') });
    expect(new Set(methods)).toEqual(new Set(['HEAD']));
    expect(JSON.stringify(finding)).not.toContain('secret');
  },
);

test('checkAlerts reports an unreachable ALERT_URL as wrong', async () => {
  const { alertUrl, close } = await webhook(200);
  await close();
  const [finding] = await checkAlerts({ alertUrl });
  expect(finding).toMatchObject({ state: 'wrong', found: expect.stringContaining('refused') });
});

test('checkAlerts reports nothing without ALERT_URL', async () => {
  expect(await checkAlerts({ alertUrl: undefined })).toEqual([]);
});
