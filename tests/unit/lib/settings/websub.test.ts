import { expect, test } from '@jest/globals';
import { readWebsubHub } from '@/lib/settings/websub';

test.each([
  [undefined, undefined],
  [' ', undefined],
  [' https://hub.example ', 'https://hub.example/'],
  ['http://hub.example:8080/a?b=c', 'http://hub.example:8080/a?b=c'],
])('WEBSUB_HUB=%s: the hub is %s', (given, hub) => {
  expect(readWebsubHub({ WEBSUB_HUB: given })).toBe(hub);
});

test.each(['hub.example', 'ftp://hub.example', 'https://me:secret@hub.example'])('%s is no hub', (given) => {
  expect(() => readWebsubHub({ WEBSUB_HUB: given })).toThrow(
    `WEBSUB_HUB=${given} cannot be used: it takes the http(s) address of a WebSub hub.`,
  );
});
