import { describe, expect, test } from '@jest/globals';
import { sitePages } from '@/lib/pages/site-pages';
import { sectionPath, sections } from '@/lib/sections';
import { inLowerCase } from '@/lib/server/addresses/in-lower-case';
import '../../../with-anaheim';

describe('an address in other letters leads to the page that it means', () => {
  test.each([
    ['/FAQ', '/faq'],
    ['/Local-News', '/local-news'],
    ['/NEWS/SPORTS', '/news/sports'],
    ['/news/Sports', '/news/sports'],
    ['/RSS.xml', '/rss.xml'],
    ['/news/SPORTS/rss.xml', '/news/sports/rss.xml'],
    ['/Sitemap.XML', '/sitemap.xml'],
  ])('%s -> %s', (asked, target) => {
    expect(inLowerCase(asked)).toBe(target);
  });

  test('at once where that page has its address elsewhere', () => {
    expect(inLowerCase('/Sports')).toBe('/news/sports');
    expect(inLowerCase('/News/Politics-Government')).toBe('/news/politics--government');
  });

  test('whichever page it is', () => {
    for (const { path } of sitePages.filter((page) => page.path !== '/'))
      expect(inLowerCase(path.toUpperCase())).toBe(path);
    for (const section of sections)
      expect(inLowerCase(sectionPath(section).toUpperCase())).toBe(sectionPath(section));
  });
});

describe('it leads nowhere', () => {
  test.each(['/', '/faq', '/sports', '/news/sports'])('from a page in its own letters: %s', (asked) => {
    expect(inLowerCase(asked)).toBeUndefined();
  });

  test.each(['/Nowhere', '/news/Gossip', '/F%41Q%20', '/FAQ/More', 'FAQ'])(
    'from what is no page of ours: %s',
    (asked) => {
      expect(inLowerCase(asked)).toBeUndefined();
    },
  );

  test.each(['/_Next/static/a.js', '/Pictures/a/b/c/480', '/API/health', '/Icons/icon-192.png'])(
    'from a file, whose letters count: %s',
    (asked) => {
      expect(inLowerCase(asked)).toBeUndefined();
    },
  );

  test.each(['/blog/A-Post', '/Blog/A-Post', '/events/A-Fair-0123456789'])(
    'from a post or an event, whose source says how it is written: %s',
    (asked) => {
      expect(inLowerCase(asked)).toBeUndefined();
    },
  );
});
