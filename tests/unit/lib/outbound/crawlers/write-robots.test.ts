import { describe, expect, test } from '@jest/globals';
import { aiAgents } from '@/lib/outbound/crawlers/ai-agents';
import { contentSignal, writeRobots } from '@/lib/outbound/crawlers/write-robots';

const open = { training: 'allow', search: 'allow', userFetch: 'allow' } as const;
const sitemaps = ['https://city.example/sitemap.xml', 'https://city.example/news-sitemap.xml'];

/** The rules of the group that names an agent (RFC 9309 section 2.2.1). */
function rulesOf(agent: string, text: string): string[] {
  const group = text.split('\n\n').find((block) => block.split('\n').includes(`User-agent: ${agent}`));
  return (group ?? '').split('\n').filter((line) => /^(Allow|Disallow):/.test(line));
}

describe('robots.txt', () => {
  test('everybody may read all but the machine room', () => {
    expect(rulesOf('*', writeRobots(open, sitemaps))).toEqual(['Disallow: /api/', 'Allow: /']);
  });

  test.each([
    ['/api/stream', 'Disallow: /api/'],
    ['/news/sports', 'Allow: /'],
  ])('a crawler that takes the first rule that fits finds for %s: %s', (path, rule) => {
    const text = writeRobots(open, sitemaps);
    const fits = (line: string) => path.startsWith(line.replace(/^\w+: /, ''));
    for (const agent of ['*', ...Object.values(aiAgents).flat()])
      expect(rulesOf(agent, text).find(fits)).toBe(rule);
  });

  test.each(['training', 'search', 'userFetch'] as const)(
    '%s is closed to its agents and no others',
    (use) => {
      const text = writeRobots({ ...open, [use]: 'disallow' }, sitemaps);
      for (const [other, agents] of Object.entries(aiAgents))
        for (const agent of agents)
          expect(rulesOf(agent, text)).toEqual(
            other === use ? ['Disallow: /'] : ['Disallow: /api/', 'Allow: /'],
          );
    },
  );

  test.each([
    ['allow', 'allow', 'allow', 'search=yes, ai-input=yes, ai-train=yes'],
    ['disallow', 'allow', 'allow', 'search=yes, ai-input=yes, ai-train=no'],
    ['disallow', 'disallow', 'disallow', 'search=yes, ai-input=no, ai-train=no'],
    ['disallow', 'disallow', 'allow', 'search=yes, ai-train=no'],
  ] as const)(
    'training %s, search %s, fetching %s is signalled as %s',
    (training, search, userFetch, signal) => {
      const policy = { training, search, userFetch };
      expect(contentSignal(policy)).toBe(signal);
      expect(writeRobots(policy, sitemaps)).toContain(`# Content-Signal: ${signal}\n`);
    },
  );

  test('the agents that gather for training are named, whoever sends them', () => {
    for (const agent of [
      'cohere-ai',
      'Diffbot',
      'AI2Bot',
      'omgili',
      'Timpibot',
      'PanguBot',
      'img2dataset',
      'FacebookBot',
    ])
      expect(rulesOf(agent, writeRobots({ ...open, training: 'disallow' }, sitemaps))).toEqual([
        'Disallow: /',
      ]);
  });

  test('it has the lines that every reader of such files knows, and no others', () => {
    const lines = writeRobots({ ...open, training: 'disallow' }, sitemaps).split('\n');
    expect(lines.filter((line) => !/^(#.*|(User-agent|Allow|Disallow|Sitemap): \S+)?$/.test(line))).toEqual(
      [],
    );
  });

  test('the site maps are named with whole addresses', () => {
    expect(writeRobots(open, sitemaps).match(/^Sitemap: .*$/gm)).toEqual([
      'Sitemap: https://city.example/sitemap.xml',
      'Sitemap: https://city.example/news-sitemap.xml',
    ]);
  });

  test('it stays far below the half megabyte that is read', () => {
    expect(Buffer.byteLength(writeRobots(open, sitemaps))).toBeLessThan(4096);
  });
});
