import { expect, test } from '@jest/globals';
import { conformance, MIN_SHARE } from '../../../../bench/conformance';

test('correctly renders at least 95% of the CommonMark examples that contain no raw HTML', async () => {
  const { correct, total } = await conformance();
  expect(total).toBeGreaterThan(500);
  expect(correct / total).toBeGreaterThanOrEqual(MIN_SHARE);
}, 60_000);
