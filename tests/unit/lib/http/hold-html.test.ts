import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { encodeResponse } from '@/lib/http/cache/encoded-response';
import { isErrorShell, useDocument } from '@/lib/http/error-documents';
import { holdHtml } from '@/lib/http/hold-html';
import { onLoopback } from '../../on-loopback';

/** Serves one request with `handle`, and returns the response that the client receives. */
async function get(handle: (response: ServerResponse, request: IncomingMessage) => void, method = 'GET') {
  const server = createServer((request, response) => handle(response, request));
  const answer = await fetch(await onLoopback(server), { method });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const shout = async (body: Buffer) => Buffer.from(String(body).toUpperCase());

describe('an HTML body that is held back', () => {
  test('is replaced as a whole, and its length is corrected', async () => {
    const { text, headers } = await get((response) => {
      holdHtml(response, (start) => (start.startsWith('<p>') ? shout : undefined));
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-length', '9');
      response.flushHeaders();
      response.write('<p>one');
      response.write(Buffer.from(' two'));
      response.end('</p>');
    });
    expect([text, headers.get('content-length')]).toEqual(['<P>ONE TWO</P>', '14']);
  });

  test('ends the connection if replacing it throws', async () => {
    const fail = async () => {
      throw new Error('a bug');
    };
    const broken = get((response) => {
      holdHtml(response, () => fail);
      response.setHeader('content-type', 'text/html');
      response.end('<p>');
    });
    await expect(broken).rejects.toThrow();
  });
});

test.each([
  ['HTML for which `choose` returns undefined', 'text/html', '<b>one</b>'],
  ['a body that is not HTML', 'text/plain', '<p>one</p>'],
  ['an empty body', 'text/html', ''],
])('%s passes through unchanged', async (_, type, body) => {
  const { text } = await get((response) => {
    holdHtml(response, (start) => (start.startsWith('<p>') ? shout : undefined));
    response.setHeader('content-type', type);
    response.flushHeaders();
    response.write(body);
    response.end();
  });
  expect(text).toBe(body);
});

describe('the empty document of a Next.js error', () => {
  const shell = '<!DOCTYPE html><html id="__next_error__"><body></body></html>';
  const send = (status: number, body: string) =>
    get((response, request) => {
      const headers = { 'cache-control': 'no-store', etag: '"other"', 'content-length': '999' };
      const document = encodeResponse({ status: 200, headers, body: Buffer.from('nothing here') });
      holdHtml(response, (start) => {
        if (!isErrorShell(start) || response.statusCode !== 404) return undefined;
        return async () => useDocument(await document, request, response);
      });
      response.statusCode = status;
      for (const [name, value] of Object.entries(html)) response.setHeader(name, value);
      response.end(body);
    });

  test('is replaced with a document that has text, under the same status and headers', async () => {
    const { status, headers, text } = await send(404, shell);
    expect([status, text]).toEqual([404, 'nothing here']);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });

  test('is sent if there is no replacement for its status', async () => {
    expect(await send(500, shell)).toMatchObject({ status: 500, text: shell });
  });

  test('is not confused with a page that has content', async () => {
    const own = '<!DOCTYPE html><html><body>no such post</body></html>';
    expect(await send(404, own)).toMatchObject({ status: 404, text: own });
  });
});
