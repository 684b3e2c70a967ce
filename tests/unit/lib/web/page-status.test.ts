import { expect, test } from '@jest/globals';
import { statusName, statusOf } from '@/lib/web/page-status.mjs';

const meta = (status: string) => `<meta name="${statusName}" content="${status}"/>`;

test.each([
  ['an unavailable page', `<html><head>${meta('503')}</head><body></body></html>`, 503],
  ['a page that is not there', `<html><head><title>a</title>${meta('404')}</head></html>`, 404],
  ['an ordinary page', '<html><head><title>a</title></head></html>', undefined],
  ['a status that is not for pages', `<html><head>${meta('200')}</head></html>`, undefined],
  [
    'words that only look like it, in the body',
    `<html><head></head><body>${meta('503')}</body></html>`,
    undefined,
  ],
  ['no page', undefined, undefined],
])('%s', (_, html, status) => {
  expect(statusOf(html)).toBe(status);
});
