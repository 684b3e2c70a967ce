import { afterEach, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';

// Mocks a file that exists only after a build.
jest.unstable_mockModule('@/app/fonts/headline-face', () => ({ headlineFace: '' }));
const { default: GlobalError } = await import('@/app/global-error');

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

test.each([
  ['es-US', 'Intentar de nuevo'],
  ['en-US', 'Try Again'],
])('the error page that replaces a failed page in %s has the same language', (lang, words) => {
  Object.assign(globalThis, { document: { documentElement: { lang } } });
  const html = renderToStaticMarkup(<GlobalError retry={() => {}} />);
  expect(html).toContain(`<html lang="${lang}"`);
  expect(html).toContain(words);
});
