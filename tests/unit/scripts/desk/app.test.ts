import '../../open-cities';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { ORIGIN, openDesk, signIn, start } from './desk';

describe('the desk', () => {
  test('redirects people who are not signed in to the sign-in page', async () => {
    const desk = await openDesk();
    const response = await desk.request('/boulder/people');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sign-in']);
  });

  test('sends a CSP in which csp_evaluator finds no problem', async () => {
    const { request } = await openDesk();
    const policy = (await request('/sign-in')).headers.get('content-security-policy') ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  });

  test('refuses requests for another host, which prevents DNS rebinding', async () => {
    const { request } = await openDesk();
    expect((await request('/sign-in', { headers: { host: 'evil.example' } })).status).toBe(421);
  });

  test('responds 404 if a page or a city does not exist', async () => {
    const { ana } = await start();
    for (const address of ['/boulder/nothing', '/nowhere/people'])
      expect((await ana.get(address)).status).toBe(404);
  });

  test('escapes people’s names', async () => {
    const ana = await signIn(await openDesk(), 'editor', '<script>alert(1)</script>');
    const html = await ana.read('/boulder/people');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;');
  });
});

describe('a change', () => {
  const invite = { name: 'Bo', role: 'writer', language: 'en' };

  test('needs the CSRF token of its own session', async () => {
    const { desk, ana } = await start();
    const { csrf } = await signIn(desk, 'editor', 'Bo');
    for (const fields of [{ csrf: 'x' }, { csrf }])
      expect((await ana.post('/boulder/people', { ...invite, ...fields })).status).toBe(403);
    expect((await ana.post('/boulder/people', invite)).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another origin of the same site', { origin: ORIGIN, 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', async (_, headers) => {
    const { ana } = await start();
    expect((await ana.post('/boulder/people', invite, headers)).status).toBe(403);
  });

  test('is refused if its body is huge', async () => {
    const { ana } = await start();
    expect((await ana.post('/boulder/people', { name: 'x'.repeat(3_000_000) })).status).toBe(413);
  });
});

test.each([
  ...['today', 'pages', 'ads', 'sources', 'emergency', 'mistakes', 'statistics', 'people', 'history'],
  ...['today/hide', 'pages/switchboard', 'ads/photos', 'sources/look', 'emergency/change'],
])('writers may neither open %s nor send its forms', async (place) => {
  const { ana } = await start({}, 'writer');
  const tries = [await ana.get(`/boulder/${place}`), await ana.post(`/boulder/${place}`, {})];
  expect(tries.map(({ status }) => status)).toEqual([403, 403]);
});

describe('a session', () => {
  const MINUTE = 60_000;

  test.each([
    ['is still open after 29 minutes', 29 * MINUTE, 200],
    ['ends after 30 minutes without use', 30 * MINUTE, 303],
    ['ends if the clock is set forward', 400 * 86_400_000, 303],
    ['ends if the clock is set back, which would otherwise prolong it', -60 * MINUTE, 303],
  ])('%s', async (_, later, status) => {
    const { desk, ana } = await start();
    desk.time.now += later;
    expect((await ana.get('/boulder/people')).status).toBe(status);
  });

  test('is extended by use, but to at most 12 hours', async () => {
    const { desk, ana } = await start();
    const statuses: number[] = [];
    for (let used = 0; used < 30; used += 1) {
      desk.time.now += 25 * MINUTE;
      statuses.push((await ana.get('/boulder/people')).status);
    }
    expect(statuses.indexOf(303)).toBe(28);
  });

  test('ends when an editor signs the person out on all devices', async () => {
    const { desk, ana } = await start();
    const bo = await signIn(desk, 'editor', 'Bo');
    await ana.get('/boulder/people');
    await ana.post(`/boulder/people/${bo.person?.id}/end`, {});
    expect((await bo.get('/boulder/people')).status).toBe(303);
  });

  test('is not started with an id from an attacker’s cookie', async () => {
    const { request } = await openDesk();
    const planted = { headers: { cookie: '__Host-desk=planted' } };
    expect((await request('/sign-in', planted)).headers.get('set-cookie')).toBeNull();
    const page = await request('/boulder/people', planted);
    expect(page.status).toBe(303);
  });

  test('ends when the person signs out', async () => {
    const { ana } = await start();
    await ana.post('/sign-out', {});
    expect((await ana.get('/boulder/people')).status).toBe(303);
  });
});

describe('people', () => {
  test('are invited as editors or writers, and the last editor cannot be removed', async () => {
    const { ana } = await start();
    await ana.post(`/boulder/people/${ana.person?.id}/remove`, {});
    const html = await ana.read('/boulder/people');
    for (const role of ['editor', 'writer']) expect(html).toContain(`<option value="${role}"`);
    expect(html).toContain('The last editor cannot be removed.');
  });

  test('are in the audit log, but their secrets are not', async () => {
    const { desk, ana } = await start();
    const { post, cookie, csrf } = ana;
    const page = await (await post('/boulder/people', { name: 'Bo', role: 'writer', language: 'es' })).text();
    const [, token = '-'] = /\/join\/([\w-]+)/.exec(page) ?? [];
    const log = readFileSync(`${desk.deskDir}/audit.log`, 'utf8');
    expect(log).toMatch(/Ana Ruiz\tinvited\tBo, writer/);
    for (const secret of [token, csrf, cookie.split('=')[1] ?? '-']) expect(log).not.toContain(secret);
    for (const file of ['people', 'sessions'])
      expect(readFileSync(`${desk.deskDir}/${file}.json`, 'utf8')).not.toContain(token);
  });
});
