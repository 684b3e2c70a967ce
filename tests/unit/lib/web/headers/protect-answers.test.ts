import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { protectAnswers } from '@/lib/web/headers/protect-answers';

/** Answers as the test's path wants; tells which word for scripts it was asked with. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/page': (response) => response.setHeader('Content-Type', 'text/html').end('<p>'),
  '/own': (response) => {
    response.setHeader('Content-Type', 'text/html').setHeader('Content-Security-Policy', 'sandbox').end();
  },
  '/known': (response) => response.writeHead(304).end(),
  '/told': (response) => {
    response.setHeader('Content-Type', 'text/html').setHeader('x-nextjs-cache', 'HIT').end();
  },
};

let server: Server;
let origin: string;
let stop: () => void;

beforeAll(async () => {
  stop = protectAnswers({ frameHosts: [], secure: false, ownDocuments: false });
  server = createServer((request, response) => {
    const act = answers[request.url ?? ''];
    if (act) act(response);
    else response.end(String(request.headers['content-security-policy']));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

test('an answer that says nothing of it gets a policy when its head is written', async () => {
  expect(policyOf(await fetch(`${origin}/page`))).toMatch(/^default-src 'none'; script-src 'self'/);
});

test('what an answer says by itself stands, and there is no second policy', async () => {
  expect(policyOf(await fetch(`${origin}/own`))).toBe('sandbox');
});

test('a 304 says nothing: its headers would replace those of the page that the browser has', async () => {
  const answer = await fetch(`${origin}/known`);
  expect(policyOf(answer)).toBeNull();
  expect(answer.headers.has('x-frame-options')).toBe(false);
});

test('a page does not tell what the framework notes on it', async () => {
  expect((await fetch(`${origin}/told`)).headers.has('x-nextjs-cache')).toBe(false);
});

test('the page that is made for each request has a word of ours for its scripts, not a reader’s', async () => {
  const headers = { 'Content-Security-Policy': "script-src 'nonce-theirs'" };
  const asked = await (await fetch(`${origin}/search?q=a`, { headers })).text();
  expect(asked).toMatch(/^script-src 'nonce-[\w+/=]{24}'$/);
});

test('the search has a word of its own, the same for the framework and for the browser', async () => {
  const answer = await fetch(`${origin}/search?q=a`);
  const word = /^script-src ('nonce-[\w+/]{22}==')$/.exec(await answer.text())?.[1];
  expect(policyOf(answer)).toContain(`script-src 'self' ${word};`);
});
