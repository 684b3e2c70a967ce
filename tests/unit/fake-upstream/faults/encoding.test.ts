import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { accents, inWindows1252 } from '../../../fake-upstream/faults/encoding';
import { ask } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());

async function askSpoiled(kind: FaultKind) {
  upstream.setFault('business', kind);
  const { headers, body } = await ask(`${upstream.url}/business.xml`);
  const charset = /charset=(.*)$/.exec(headers['content-type'] ?? '')?.[1];
  return { body, charset };
}

describe('encodings', () => {
  test.each([
    // kind, real encoding, said in the Content-Type, said in the XML
    ['charset-lies', 'utf-8', 'iso-8859-1', 'UTF-8'],
    ['prolog-lies', 'utf-8', undefined, 'windows-1252'],
    ['utf8-lies', 'windows-1252', 'utf-8', 'UTF-8'],
    ['missing-charset-latin1', 'windows-1252', undefined, undefined],
    ['windows-1252', 'windows-1252', 'windows-1252', 'windows-1252'],
    ['iso-8859-1', 'windows-1252', undefined, 'ISO-8859-1'],
    ['utf8-bom', 'utf-8', undefined, 'UTF-8'],
    ['utf16-le', 'utf-16le', undefined, 'UTF-16'],
    ['utf16-be', 'utf-16be', undefined, 'UTF-16'],
    ['utf16-no-bom', 'utf-16le', 'utf-16le', 'UTF-16LE'],
    ['unknown-encoding', 'utf-8', 'x-klingon', 'x-klingon'],
  ] as const)(
    '%s is %s, says %s in its type and %s in its declaration',
    async (kind, real, said, declared) => {
      const { body, charset } = await askSpoiled(kind);
      const text = iconv.decode(body, real);
      expect(text).toContain(`<title>${accents}Business headline 01, edition 1</title>`);
      expect(charset).toBe(said);
      expect(/^<\?xml[^>]* encoding="([^"]*)"/.exec(text)?.[1]).toBe(declared);
    },
  );

  test.each([
    ['utf8-bom', [0xef, 0xbb, 0xbf]],
    ['utf16-le', [0xff, 0xfe]],
    ['utf16-be', [0xfe, 0xff]],
    ['utf16-no-bom', [0x3c, 0x00]],
    ['windows-1252', [0x3c, 0x3f]],
  ] as const)('%s begins with the bytes %j', async (kind, bytes) => {
    const { body } = await askSpoiled(kind);
    expect([...body.subarray(0, bytes.length)]).toEqual(bytes);
  });

  test.each(['utf8-lies', 'missing-charset-latin1', 'invalid-utf8'] as const)(
    '%s is not valid UTF-8',
    async (kind) => {
      const { body } = await askSpoiled(kind);
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(body)).toThrow();
    },
  );

  test('utf7 hides its angle brackets', async () => {
    const { body, charset } = await askSpoiled('utf7');
    expect(charset).toBe('utf-7');
    expect(body.includes('<')).toBe(false);
    expect(iconv.decode(body, 'utf-7')).toContain('<title>Business headline 01, edition 1</title>');
  });

  test('the hand-made windows-1252 is the real one', () => {
    expect(inWindows1252(accents)).toEqual(iconv.encode(accents, 'windows-1252'));
    expect(() => inWindows1252('文')).toThrow('No byte for 文');
  });
});
