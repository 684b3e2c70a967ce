import { expect, test } from '@jest/globals';
import { listenFailure } from '@/lib/server/listening/listen';

test.each([
  ['EADDRINUSE', 'PORT=3000 cannot be used: another program listens on it.'],
  ['EACCES', 'PORT=3000 cannot be used: this user may not listen on it.'],
  ['EADDRNOTAVAIL', 'HOST=192.0.2.1 cannot be used: it is no address of this machine (EADDRNOTAVAIL).'],
  ['ENOTFOUND', 'HOST=192.0.2.1 cannot be used: it is no address of this machine (ENOTFOUND).'],
])('%s is told in one sentence', (code, sentence) => {
  expect(listenFailure(code, '192.0.2.1', 3000)).toBe(sentence);
});
