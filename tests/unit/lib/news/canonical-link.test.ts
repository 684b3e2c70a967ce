import { describe, expect, it } from '@jest/globals';
import { canonicalLink } from '@/lib/news/canonical-link';

const story = canonicalLink('https://paper.example/2026/story');

describe('canonicalLink (quirk 19)', () => {
  it.each([
    'http://paper.example/2026/story',
    'https://PAPER.example/2026/story',
    'https://paper.example/2026/story/',
    'https://paper.example/2026/story#',
    'https://paper.example/2026/story#xtor=RSS-3208',
    'https://paper.example/2026/story#utm_source=rss',
    'https://paper.example/2026/story?utm_source=rss&utm_medium=feed',
    'https://paper.example/2026/story?fbclid=x',
    'https://paper.example/2026/story?gclid=x',
    'https://paper.example/2026/story?at_medium=RSS&at_campaign=rss',
    'https://paper.example/2026/story?mc_cid=x&mc_eid=y',
    'https://paper.example/2026/story?_hsenc=x&_hsmi=y',
    'https://paper.example/2026/story?rss=1',
    'https://paper.example/2026/story?partner=rss&emc=feed',
    'https://paper.example/2026/story?source=rss----1a2b---7',
    'https://paper.example/2026/story?maca=es-rss-es-top-9-rdf',
    'https://paper.example/2026/story?CMP=share_btn',
    'https://paper.example/2026/story?cmpid=feed&ncid=1',
    'https://paper.example/2026/story?pk_campaign=a&matomo_source=b',
    'https://paper.example/2026/story?track=rss',
    'https://paper.example/2026/story?amp=1',
    'https://paper.example/2026/story?outputType=amp',
    'https://paper.example/2026/story/amp/',
    'https://paper.example/2026/story/amp',
    'https://paper.example/amp/2026/story',
    'https://paper.example/2026/story.amp',
    'https://www.google.com/amp/s/paper.example/2026/story',
    'https://paper-example.cdn.ampproject.org/c/s/paper.example/2026/story',
  ])('returns the same key for %s', (link) => {
    expect(canonicalLink(link)).toBe(story);
  });

  it.each([
    ['a www host', 'https://www.paper.example/2026/story'],
    ['another path', 'https://paper.example/2026/story-two'],
    ['a parameter that chooses the page', 'https://paper.example/2026/story?id=7'],
    [
      'the parameter ref, with which some publishers number articles',
      'https://paper.example/2026/story?ref=7',
    ],
    ['the parameter mod', 'https://paper.example/2026/story?mod=7'],
    ['the parameter partner', 'https://paper.example/2026/story?partner=7'],
    ['a parameter value that begins with rss', 'https://paper.example/2026/story?title=rss-is-back'],
    [
      'a source parameter that does not name a feed',
      'https://paper.example/2026/story?source=feeding-america',
    ],
    ['a fragment', 'https://paper.example/2026/story#article-7'],
    ['another port', 'https://paper.example:8443/2026/story'],
    ['amp as part of a word', 'https://paper.example/2026/story/amplifier'],
  ])('returns a different key for %s', (_name, link) => {
    expect(canonicalLink(link)).not.toBe(story);
  });

  it('keeps parameters that identify the story', () => {
    const link = 'https://paper.example/article.php?utm_source=x&id=7&page=2';
    expect(canonicalLink(link)).toBe('paper.example/article.php?id=7&page=2');
  });

  it('returns the same key for an AMP host as for the www host', () => {
    expect(canonicalLink('https://amp.paper.example/story')).toBe(
      canonicalLink('https://www.paper.example/story'),
    );
  });

  it('returns invalid addresses unchanged', () => {
    expect(canonicalLink('not an address')).toBe('not an address');
  });
});
