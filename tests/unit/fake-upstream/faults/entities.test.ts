import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeUpstream, type FaultKind, startFakeUpstream } from '../../../fake-upstream/fake-upstream';
import { ask } from '../raw-client';

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
});
afterAll(() => upstream.close());

async function askSpoiled(kind: FaultKind): Promise<string> {
  upstream.setFault('business', kind);
  return (await ask(`${upstream.url}/business.xml`)).text;
}

describe('entities', () => {
  test.each([
    ['entity-bomb', /<!ENTITY lol9 "(&lol8;){10}">.*<title>&lol9;<\/title>/s],
    ['quadratic-entities', /<!ENTITY a "a{50000}">.*<title>(&a;)+<\/title>/s],
    ['recursive-entities', /<!ENTITY a "&b;">\n<!ENTITY b "&a;">.*<title>&a;<\/title>/s],
    ['many-entities', /<!ENTITY e99999 "x">\n\]>.*<title>Title &e1; &e99999;<\/title>/s],
    ['numeric-refs', /<title>(&#65;)+<\/title>/],
    ['xxe-file', /<!ENTITY xxe SYSTEM "file:\/\/\/etc\/passwd">.*<title>Stolen: &xxe;<\/title>/s],
    ['xinclude', /<xi:include [^>]*href="file:\/\/\/etc\/passwd"/],
  ] as const)('%s matches %s, and the rest of the feed is whole', async (kind, pattern) => {
    const text = await askSpoiled(kind);
    expect(text).toMatch(pattern);
    expect(text).toMatch(/Business headline 25, edition 1.*<\/rss>\n$/s);
  });

  test.each(['xxe-http', 'xxe-parameter', 'external-dtd', 'xinclude'] as const)(
    '%s points to the forbidden port, which nobody has asked',
    async (kind) => {
      expect(await askSpoiled(kind)).toContain(`http://127.0.0.1:${upstream.forbidden.port}/`);
      expect(upstream.forbidden.asked).toBe(0);
    },
  );

  test.each(['many-entities', 'numeric-refs', 'quadratic-entities'] as const)(
    '%s stays below 5 MB',
    async (kind) => {
      expect((await askSpoiled(kind)).length).toBeLessThan(5_000_000);
    },
  );
});
