import { Agent, get } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, startFakeUpstream } from '../../fake-upstream/fake-upstream';
import { ask, askBare } from './raw-client';

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startFakeUpstream();
});
afterEach(() => upstream.close());

describe('the journal', () => {
  test('writes down what was asked, with which headers, and how much was sent', async () => {
    const { body } = await ask(`${upstream.url}/business.xml?x=1`, { 'User-Agent': 'a-reader/1.0' });
    const entry = await upstream.whenEnded('business');
    expect(entry).toMatchObject({
      feed: 'business',
      method: 'GET',
      path: '/business.xml?x=1',
      ended: 'finished',
    });
    expect(entry.headers['user-agent']).toBe('a-reader/1.0');
    expect(entry.bytesSent).toBeGreaterThan(body.length);
    expect(Math.abs(entry.at - Date.now())).toBeLessThan(60_000);
    expect(entry).not.toHaveProperty('fault');
  });

  test('counts the requests of each feed, and of all', async () => {
    await ask(`${upstream.url}/business.xml`);
    await ask(`${upstream.url}/business.xml`);
    await ask(`${upstream.url}/sports.xml`);
    expect([upstream.asked('business'), upstream.asked('sports'), upstream.asked('food')]).toEqual([2, 1, 0]);
    expect(upstream.asked('*')).toBe(3);
    expect(upstream.journal).toHaveLength(3);
  });

  test('knows a client who left from an answer that ended', async () => {
    upstream.setFault('business', 'hang');
    const { socket } = askBare(upstream.port, '/business.xml');
    await upstream.whenAsked('business', 1);
    expect(upstream.journal[0]?.ended).toBe('open');
    socket.destroy();
    expect(await upstream.whenEnded('business')).toMatchObject({
      fault: 'hang',
      ended: 'aborted',
      bytesSent: 0,
    });
  });

  test('has a fault that broke off as it should as finished', async () => {
    upstream.setFault('business', 'reset-mid-body');
    await askBare(upstream.port, '/business.xml').ended;
    expect((await upstream.whenEnded('business')).ended).toBe('finished');
  });

  test('counts the bytes on the wire, headers included', async () => {
    const answer = askBare(upstream.port, '/business.xml');
    await answer.ended;
    expect((await upstream.whenEnded('business')).bytesSent).toBe(answer.bytes().length);
  });

  test('counts each answer by itself on a connection that is kept', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const _turn of [1, 2]) {
      await new Promise((resolve) =>
        get(`${upstream.url}/business.xml`, { agent }, (response) => response.resume().on('end', resolve)),
      );
      await upstream.whenEnded('business');
    }
    agent.destroy();
    const [first, second] = upstream.journal.map((entry) => entry.bytesSent);
    expect(second).toBe(first);
  });
});

describe('faults and the switchboard', () => {
  test("'*' spoils all feeds; one can be healed alone; '*' heals all", async () => {
    const statusOf = async (feed: string) => (await ask(`${upstream.url}/${feed}.xml`)).status;
    upstream.setFault('*', 'status-500');
    expect([await statusOf('business'), await statusOf('sports')]).toEqual([500, 500]);
    upstream.setFault('sports', null);
    expect([await statusOf('business'), await statusOf('sports')]).toEqual([500, 200]);
    upstream.setFault('*', null);
    expect([await statusOf('business'), await statusOf('sports')]).toEqual([200, 200]);
  });

  test('a kind or an option that does not exist is refused with a sentence', () => {
    expect(() => upstream.setFault('business', 'sulk' as 'hang')).toThrow(
      /"sulk" is not one of the \d+ kinds/,
    );
    expect(() => upstream.setFault('business', 'status-429', { retry: 1 })).toThrow(
      '"status-429" takes retryAfter; it does not know "retry".',
    );
    expect(() => upstream.setEdition('business', 0)).toThrow('An edition is a whole number from 1.');
  });

  test('close ends hanging connections at once and leaves nothing listening', async () => {
    upstream.setFault('*', 'hang');
    const hanging = [askBare(upstream.port, '/a.xml'), askBare(upstream.port, '/b.xml')];
    await upstream.whenAsked('*', 2);
    await upstream.close();
    await Promise.all(hanging.map((answer) => answer.ended));
    await expect(ask(upstream.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(ask(`http://127.0.0.1:${upstream.forbidden.port}`)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });
});

test('the forbidden port counts whoever reaches it', async () => {
  const { text } = await ask(`http://127.0.0.1:${upstream.forbidden.port}/feed.xml`);
  expect(upstream.forbidden.asked).toBe(1);
  expect(text).toContain('A headline from the forbidden port');
});
