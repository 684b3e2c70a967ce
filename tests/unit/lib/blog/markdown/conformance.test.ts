import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { conformance, leastShare } from '../../../../bench/conformance';

test('renders 95 % of the CommonMark examples without raw HTML correctly', async () => {
  const { right, asked } = await conformance();
  expect(asked).toBeGreaterThan(500);
  expect(right / asked).toBeGreaterThanOrEqual(leastShare);
}, 60_000);
