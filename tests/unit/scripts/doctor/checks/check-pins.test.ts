import { expect, jest, test } from '@jest/globals';
import { checkPins } from '@/scripts/doctor/checks/check-pins';
import { serveCitiesOf, smallest, writeCity } from '../../../lib/city/read/write-city';
import { thisCity } from '../../../this-city';

const now = Date.parse('2026-11-24T19:00:00Z');
const until = 'until: 2026-11-25';
const files = {
  'city.yaml': smallest,
  'posts/a.md': '---\ntitle: A\ndate: 2026-11-01\nformerly: old\n---\n\nText.\n',
};

test.each([
  ['nothing', '[]', []],
  ['a headline', `[{ link: "https://www.paper.example/1/", ${until} }]`, []],
  [
    'a post by its current and former names',
    `[{ link: /blog/a, ${until} }, { link: /blog/old, ${until} }]`,
    [],
  ],
  ['an expired item', '[{ link: /blog/b, until: 2026-11-20 }]', []],
  ['an unknown item', `[{ link: /blog/b, ${until} }]`, ['pinned: /blog/b']],
])('checkPins reports only the unknown items among the pins: desk.yaml pins %s', async (_, pin, subjects) => {
  jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  await serveCitiesOf(writeCity({ ...files, 'desk.yaml': `pin: ${pin}\n` }));
  const found = await checkPins(thisCity('boulder'), ['https://paper.example/1']);
  expect(found.map(({ subject }) => subject)).toEqual(subjects);
});
