import { Agent, get } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Newsroom, startNewsroom } from '../../fake-upstream/fake-upstream';
import { ask, askBare } from './raw-client';

let newsroom: Newsroom;
beforeEach(async () => {
  newsroom = await startNewsroom();
});
afterEach(() => newsroom.close());

describe('the journal', () => {
  test('writes down what was asked, with which headers, and how much was sent', async () => {
    const { body } = await ask(`${newsroom.url}/business.xml?x=1`, { 'User-Agent': 'a-reader/1.0' });
    const entry = await newsroom.whenEnded('business');
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
    await ask(`${newsroom.url}/business.xml`);
    await ask(`${newsroom.url}/business.xml`);
    await ask(`${newsroom.url}/sports.xml`);
    expect([newsroom.asked('business'), newsroom.asked('sports'), newsroom.asked('food')]).toEqual([2, 1, 0]);
    expect(newsroom.asked('*')).toBe(3);
    expect(newsroom.journal).toHaveLength(3);
  });

  test('knows an asker who left from an answer that ended', async () => {
    newsroom.setFault('business', 'hang');
    const { socket } = askBare(newsroom.port, '/business.xml');
    await newsroom.whenAsked('business', 1);
    expect(newsroom.journal[0]?.ended).toBe('open');
    socket.destroy();
    expect(await newsroom.whenEnded('business')).toMatchObject({
      fault: 'hang',
      ended: 'aborted',
      bytesSent: 0,
    });
  });

  test('has a fault that broke off as it should as finished', async () => {
    newsroom.setFault('business', 'reset-mid-body');
    await askBare(newsroom.port, '/business.xml').ended;
    expect((await newsroom.whenEnded('business')).ended).toBe('finished');
  });

  test('counts the bytes on the wire, headers included', async () => {
    const answer = askBare(newsroom.port, '/business.xml');
    await answer.ended;
    expect((await newsroom.whenEnded('business')).bytesSent).toBe(answer.bytes().length);
  });

  test('counts each answer by itself on a connection that is kept', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const _turn of [1, 2]) {
      await new Promise((resolve) =>
        get(`${newsroom.url}/business.xml`, { agent }, (response) => response.resume().on('end', resolve)),
      );
      await newsroom.whenEnded('business');
    }
    agent.destroy();
    const [first, second] = newsroom.journal.map((entry) => entry.bytesSent);
    expect(second).toBe(first);
  });
});

describe('faults and the switchboard', () => {
  test("'*' spoils all feeds; one can be healed alone; '*' heals all", async () => {
    const statusOf = async (feed: string) => (await ask(`${newsroom.url}/${feed}.xml`)).status;
    newsroom.setFault('*', 'status-500');
    expect([await statusOf('business'), await statusOf('sports')]).toEqual([500, 500]);
    newsroom.setFault('sports', null);
    expect([await statusOf('business'), await statusOf('sports')]).toEqual([500, 200]);
    newsroom.setFault('*', null);
    expect([await statusOf('business'), await statusOf('sports')]).toEqual([200, 200]);
  });

  test('a kind or an option that does not exist is refused with a sentence', () => {
    expect(() => newsroom.setFault('business', 'sulk' as 'hang')).toThrow(
      /"sulk" is not one of the \d+ kinds/,
    );
    expect(() => newsroom.setFault('business', 'status-429', { retry: 1 })).toThrow(
      '"status-429" takes retryAfter; it does not know "retry".',
    );
    expect(() => newsroom.setEdition('business', 0)).toThrow('An edition is a whole number from 1.');
  });

  test('close ends hanging connections at once and leaves nothing listening', async () => {
    newsroom.setFault('*', 'hang');
    const hanging = [askBare(newsroom.port, '/a.xml'), askBare(newsroom.port, '/b.xml')];
    await newsroom.whenAsked('*', 2);
    await newsroom.close();
    await Promise.all(hanging.map((answer) => answer.ended));
    await expect(ask(newsroom.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(ask(`http://127.0.0.1:${newsroom.forbidden.port}`)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });
});

test('the forbidden port counts whoever reaches it', async () => {
  const { text } = await ask(`http://127.0.0.1:${newsroom.forbidden.port}/feed.xml`);
  expect(newsroom.forbidden.asked).toBe(1);
  expect(text).toContain('A headline from the forbidden port');
});
