import { describe, expect, test } from '@jest/globals';
import { permanentTarget, sectionAt, sectionPath } from '@/lib/messages/section-paths';
import { sections } from '@/lib/sections';

const [en, es] = [{ locale: 'en-US' }, { locale: 'es-US' }];

test.each([en, es])('in a city with %j, each of the 16 sections is found by its path', (city) => {
  expect(sections).toHaveLength(16);
  for (const section of sections) expect(sectionAt(sectionPath(section, city))).toBe(section);
  expect(sectionAt('/news/gossip')).toBeUndefined();
});

describe('permanentTarget', () => {
  test.each([
    [en, '/national-news', '/news/national-news'],
    [en, '/politics-government', '/news/politics--government'],
    [en, '/archives', '/news/from-the-archives'],
    [en, '/local-events', '/news/local-events'],
    [en, '/news/politics-government', '/news/politics--government'],
    [en, '/news/opinion-editorials', '/news/opinion--editorials'],
    [en, '/noticias/deportes', '/news/sports'],
    [es, '/news/sports', '/noticias/deportes'],
    [es, '/politics-government', '/noticias/politica-y-gobierno'],
  ])('in a city with %j redirects %s to %s', (city, path, target) => {
    expect(permanentTarget(path, city)).toBe(target);
  });

  test.each([
    [en, '/local-news'],
    [en, '/news/sports'],
    [en, '/news/local-news'],
    [en, '/gossip'],
    [en, '/'],
    [es, '/local-news'],
    [es, '/noticias/deportes'],
  ])('in a city with %j does not redirect %s', (city, path) => {
    expect(permanentTarget(path, city)).toBeUndefined();
  });

  test.each([en, es])(
    'in a city with %j redirects every short path except Local News to a section’s page',
    (city) => {
      const targets = sections.map(({ shortPath }) => permanentTarget(shortPath, city)).filter(Boolean);
      expect(targets).toHaveLength(15);
      expect(sections.map((section) => sectionPath(section, city))).toEqual(expect.arrayContaining(targets));
    },
  );
});
