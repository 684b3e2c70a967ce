import { expect, test } from '@jest/globals';
import { liveBody } from '@/lib/web/live/live-body';
import { nodeResponse } from '@/lib/web/live/node-response';

test('outside of a request there is no response to write to, and a live body says so', () => {
  expect(nodeResponse()).toBeUndefined();
  expect(() => liveBody(() => () => {})).toThrow('outside of the paths');
});
