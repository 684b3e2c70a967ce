import { createServer, type RequestListener } from 'node:http';
import { expect, test } from '@jest/globals';
import { moveTo, notFound, setStatus, withStatus } from '@/lib/request/status';
import { onLoopback } from '../../on-loopback';
import { askServer } from '../server/ask-server';

async function responseOf(handle: RequestListener) {
  const server = createServer(withStatus(handle));
  await onLoopback(server);
  const { status, headers } = await askServer(server, '/');
  return { status, control: headers['cache-control'], retry: headers['retry-after'] };
}

test.each([
  [404, 'public, max-age=0, s-maxage=60', undefined],
  [503, 'no-store', '60'],
] as const)('setStatus(%i) replaces the route’s Cache-Control', async (status, control, retry) => {
  const response = await responseOf(async (_request, response) => {
    response.setHeader('cache-control', 'public, s-maxage=30');
    await Promise.resolve();
    setStatus(status);
    response.end();
  });
  expect(response).toEqual({ status, control, retry });
});

test('concurrent responses keep their own status', async () => {
  const statuses = [404, 503] as const;
  const responses = statuses.map((status) =>
    responseOf(async (_request, response) => {
      await new Promise(setImmediate);
      setStatus(status);
      response.end();
    }),
  );
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(statuses);
});

test('setStatus does nothing outside the server or after headers were sent', async () => {
  expect(() => setStatus(404)).not.toThrow();
  const { status } = await responseOf((_request, response) => {
    response.flushHeaders();
    setStatus(503);
    response.end();
  });
  expect(status).toBe(200);
});

test('a redirect keeps the query, including repeated parameters', () => {
  const digestOf = (act: () => never) => {
    try {
      act();
    } catch (error) {
      return String((error as { digest: string }).digest);
    }
  };
  expect(digestOf(() => moveTo('/contact'))).toContain(';/contact;308;');
  expect(digestOf(() => moveTo('/contact', { a: 'B c', b: ['1', '2'], none: undefined }))).toContain(
    ';/contact?a=B+c&b=1&b=2;308;',
  );
});

test('a redirect may be cached only by the browser', async () => {
  const { control } = await responseOf((_request, response) => {
    try {
      moveTo('/contact');
    } catch {
      response.end();
    }
  });
  expect(control).toBe('private, max-age=300');
});

test('notFound() sets the status before Next.js begins to send data', async () => {
  const { status } = await responseOf((_request, response) => {
    try {
      notFound();
    } catch (error) {
      response.end(String((error as { digest: string }).digest));
    }
  });
  expect(status).toBe(404);
});
