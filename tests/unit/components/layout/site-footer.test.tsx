import { describe, expect, test } from '@jest/globals';
import { SiteFooter } from '@/components/layout/site-footer';
import { thisCity } from '@/lib/city/this-city';
import { html, words } from '../../html';
import '../../with-anaheim';
import '../../open-cities';

const markup = html(<SiteFooter city={thisCity()} />);

describe('the foot of every page', () => {
  const pages = '/ /local-news /events /community /blog /contact /privacy /terms /sitemap /rss';

  test.each(pages.split(' '))('leads to %s', (href) => {
    expect(markup).toContain(`href="${href}"`);
  });

  test('leads to the newsletter by way of the contact page', () => {
    expect(markup).toMatch(/<a [^>]*href="\/contact"[^>]*>Subscribe to Newsletter<\/a>/);
  });

  test('leads to four places in town, without a handle on our window', () => {
    const out = markup.match(/<a href="https:[^>]*rel="noopener"[^>]*>/g);
    expect(out).toHaveLength(thisCity().elsewhere.length);
    expect(out).toHaveLength(4);
  });

  test('has an address to write to', () => {
    expect(markup).toContain(`href="mailto:${thisCity().email}"`);
  });

  test('says whose the headlines are', () => {
    expect(words(<SiteFooter city={thisCity()} />)).toContain(
      'The sample headlines are our own. Each one links to a page about its subject.',
    );
  });
});
