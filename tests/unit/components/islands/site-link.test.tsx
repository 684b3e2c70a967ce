import { expect, test } from '@jest/globals';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { MenuLink } from '@/components/islands/site-link';
import { html } from '../../html';

test.each([
  ['/community', '/community', 'aria-current="page"'],
  ['/blog', '/blog/a-post', 'aria-current="true"'],
  ['/', '/', 'aria-current="page"'],
  ['/', '/community', undefined],
  ['/blog', '/blogging', undefined],
  ['/news/sports', '/news/sports-cars', undefined],
])('a menu link to %s on the page %s has the mark %s', (href, path, mark) => {
  const markup = html(
    <PathnameContext.Provider value={path}>
      <MenuLink href={href} className="menu-link">
        A page
      </MenuLink>
    </PathnameContext.Provider>,
  );
  expect(markup.match(/aria-current="\w+"/)?.[0]).toBe(mark);
});
