import { describe, expect, test } from '@jest/globals';
import { SiteFooter } from '@/components/layout/site-footer';
import { html, words } from '../../html';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

const markup = html(<SiteFooter city={thisCity()} />);

describe('SiteFooter', () => {
  const pages = '/ /local-news /events /community /blog /contact /privacy /terms /sitemap /rss';

  test.each(pages.split(' '))('links to %s', (href) => {
    expect(markup).toContain(`href="${href}"`);
  });

  test('links to the newsletter on the contact page', () => {
    expect(markup).toMatch(/<a [^>]*href="\/contact"[^>]*>Subscribe to Newsletter<\/a>/);
  });

  test('links to four local sites with rel=noopener', () => {
    const out = markup.match(/<a href="https:[^>]*rel="noopener"[^>]*>/g);
    expect(out).toHaveLength(thisCity().elsewhere.length);
    expect(out).toHaveLength(4);
  });

  test('shows the email address', () => {
    expect(markup).toContain(`href="mailto:${thisCity().email}"`);
  });

  test('says who owns the headlines', () => {
    expect(words(<SiteFooter city={thisCity()} />)).toContain(
      'The sample headlines are our own. Each one links to a page about its subject.',
    );
  });
});
