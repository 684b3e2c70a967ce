import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { conformance, leastShare } from '../../../../bench/conformance';

test('95 % of the CommonMark examples without raw HTML come out right', async () => {
  const { right, asked } = await conformance();
  expect(asked).toBeGreaterThan(500);
  expect(right / asked).toBeGreaterThanOrEqual(leastShare);
}, 60_000);
