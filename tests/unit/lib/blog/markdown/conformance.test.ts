import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { conformance, MIN_SHARE } from '../../../../bench/conformance';

test('renders 95% of the CommonMark examples without raw HTML correctly', async () => {
  const { correct, total } = await conformance();
  expect(total).toBeGreaterThan(500);
  expect(correct / total).toBeGreaterThanOrEqual(MIN_SHARE);
}, 60_000);
