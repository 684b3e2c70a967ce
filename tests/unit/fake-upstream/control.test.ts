import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, faultKinds, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { ask, askBare } from './raw-client';

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startFakeUpstream();
});
afterEach(() => upstream.close());

function order(method: string, path: string, body: unknown): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(upstream.url + path, { method, agent: false }, async (response) => {
      let text = '';
      for await (const piece of response) text += piece;
      resolve({ status: response.statusCode ?? 0, text });
    });
    asking.on('error', reject);
    asking.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

describe('orders over HTTP', () => {
  test('PUT /fault spoils a feed and heals it', async () => {
    expect((await order('PUT', '/fault', { feed: 'business', kind: 'status-404' })).status).toBe(200);
    expect((await ask(`${upstream.url}/business.xml`)).status).toBe(404);
    await order('PUT', '/fault', { feed: 'business', kind: null });
    expect((await ask(`${upstream.url}/business.xml`)).status).toBe(200);
  });

  test('PUT /fault takes options', async () => {
    await order('PUT', '/fault', { feed: '*', kind: 'status-429', options: { retryAfter: 7 } });
    expect((await ask(`${upstream.url}/food.xml`)).headers['retry-after']).toBe('7');
  });

  test('GET /fault lists every kind with its sentence, and what is set', async () => {
    upstream.setFault('business', 'hang');
    const { now, kinds } = JSON.parse((await ask(`${upstream.url}/fault`)).text);
    expect(now).toEqual({ business: 'hang' });
    expect(Object.keys(kinds)).toEqual([...faultKinds]);
    expect(kinds.hang.does).toBe('Takes the request and never answers a byte.');
  });

  test('PUT /edition brings other headlines', async () => {
    await order('PUT', '/edition', { feed: 'business', edition: 3 });
    expect((await ask(`${upstream.url}/business.xml`)).text).toContain('Business headline 01, edition 3');
  });

  test('GET /journal tells what was asked, DELETE /journal forgets it', async () => {
    await ask(`${upstream.url}/business.xml`);
    await upstream.whenEnded('business');
    const [entry] = JSON.parse((await ask(`${upstream.url}/journal`)).text);
    expect(entry).toMatchObject({ feed: 'business', ended: 'finished' });
    expect(entry.bytesSent).toBeGreaterThan(5000);
    await order('DELETE', '/journal', '');
    expect(JSON.parse((await ask(`${upstream.url}/journal`)).text)).toEqual([]);
    expect(upstream.asked('business')).toBe(0);
  });

  test('GET / explains all this in plain text', async () => {
    const { headers, text } = await ask(upstream.url);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`FEEDS=${upstream.feedTemplate}`);
    expect(text).toContain('PUT    /fault');
  });

  test.each([
    ['/fault', 'not json', /^The body must be a JSON object/],
    ['/fault', { kind: 'hang' }, /^"feed" must be the name of a feed/],
    ['/fault', { feed: 'a b', kind: 'hang' }, /^"feed" must be the name of a feed/],
    ['/fault', { feed: 'business' }, /^"kind" must be a kind of fault, or null/],
    ['/fault', { feed: 'business', kind: 'sulk' }, /^"sulk" is not one of the \d+ kinds/],
    ['/fault', { feed: 'business', kind: 'toString' }, /^"toString" is not one of/],
    ['/fault', { feed: 'business', kind: 'hang', options: [1] }, /^"options" must be an object/],
    ['/fault', { feed: 'business', kind: 'hang', options: { a: 1 } }, /^"hang" takes no options/],
    [
      '/fault',
      { feed: 'business', kind: 'slow-5s', options: { ms: '5' } },
      /^"ms" must be a number from 0\.$/m,
    ],
    [
      '/fault',
      { feed: 'a', kind: 'status-429', options: { retryAfter: [] } },
      /^"retryAfter" must be .* or a text\.$/m,
    ],
    ['/fault', 'x'.repeat(70_000), /^The order is too long/],
    ['/edition', { feed: 'business', edition: 'two' }, /^An edition is a whole number from 1/],
  ])('PUT %s with bad input %j is a 400 of one sentence', async (path, body, sentence) => {
    const { status, text } = await order('PUT', path, body);
    expect(status).toBe(400);
    expect(text).toMatch(sentence);
    expect(text.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each([
    ['POST', '/fault', 405, '/fault takes GET and PUT.'],
    ['POST', '/business.xml', 405, 'A feed can only be read: GET or HEAD.'],
    ['GET', '/nothing', 404, 'Nothing here; GET / explains the fake upstream.'],
  ])('%s %s is a %i', async (method, path, status, sentence) => {
    expect(await order(method, path, '')).toEqual({ status, text: `${sentence}\n` });
  });

  test.each(['//', '//[', '/%00.xml', '/..%2f..%2fetc/passwd', '*'])(
    'the odd path %s is a 404',
    async (path) => {
      const answer = askBare(upstream.port, path);
      await answer.ended;
      expect(answer.text()).toMatch(/^HTTP\/1.1 404 /);
    },
  );
});
