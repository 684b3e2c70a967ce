import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aiAgents, contentSignal, writeRobots } from '@/lib/outbound/crawlers/robots';
import { securityText } from '@/lib/outbound/crawlers/security';
import { webManifest } from '@/lib/outbound/crawlers/web-manifest';
import { iconFile } from '@/lib/pages/brand';
import { city } from '../../../any-city';

const open = { training: 'allow', search: 'allow', userFetch: 'allow' } as const;
const sitemaps = ['https://city.example/sitemap.xml', 'https://city.example/news-sitemap.xml'];

/** Returns the rules of the group that names an agent (RFC 9309 section 2.2.1). */
function rulesOf(agent: string, text: string): string[] {
  const group = text.split('\n\n').find((block) => block.split('\n').includes(`User-agent: ${agent}`));
  return (group ?? '').split('\n').filter((line) => /^(Allow|Disallow):/.test(line));
}

test.each([
  ['training', ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended', 'Bytespider']],
  ['search', ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot']],
  ['userFetch', ['ChatGPT-User', 'Claude-User', 'Perplexity-User']],
] as const)('the AI agents with the purpose “%s” include %j', (use, agents) => {
  expect(aiAgents[use]).toEqual(expect.arrayContaining([...agents]));
});

test('each AI agent is listed once, by a valid product token', () => {
  const all = Object.values(aiAgents).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((name) => !/^[A-Za-z][\w-]+$/.test(name))).toEqual([]);
});

describe('robots.txt', () => {
  test('by default, allows all crawlers to fetch everything except /api/', () => {
    expect(rulesOf('*', writeRobots(city, open, sitemaps))).toEqual(['Disallow: /api/', 'Allow: /']);
  });

  test.each(['training', 'search', 'userFetch'] as const)(
    'can disallow the whole site for AI agents with the purpose “%s” and no others',
    (use) => {
      const text = writeRobots(city, { ...open, [use]: 'disallow' }, sitemaps);
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
    'for the policy training %s, search %s and user fetch %s, has the Content-Signal %s',
    (...[training, search, userFetch, signal]) => {
      const policy = { training, search, userFetch };
      expect(contentSignal(policy)).toBe(signal);
      expect(writeRobots(city, policy, sitemaps)).toContain(`# Content-Signal: ${signal}\n`);
    },
  );

  test('has only lines that crawlers know, and lists the sitemaps with full addresses', () => {
    const text = writeRobots(city, { ...open, training: 'disallow' }, sitemaps);
    const known = /^(#.*|(User-agent|Allow|Disallow|Sitemap): \S+)?$/;
    expect(text.split('\n').filter((line) => !known.test(line))).toEqual([]);
    expect(text.match(/^Sitemap: .*$/gm)).toEqual(sitemaps.map((url) => `Sitemap: ${url}`));
  });
});

const manifest = webManifest(city);

test('the manifest has one maskable icon', () => {
  expect(manifest.icons?.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
});

test.each(manifest.icons ?? [])(
  'the icon $src has the size that the manifest states: $sizes',
  async ({ src, sizes, type }) => {
    const icon = await iconFile(src, city);
    const { width, height } = await sharp(Buffer.from(icon?.body ?? '')).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect(icon?.type).toBe(type);
  },
);

test('security.txt has a contact, an expiry date within a year, the language and its own address', () => {
  expect(securityText(city, '/.well-known/security.txt', new Date('2026-11-21T15:30:00Z'))).toBe(
    `Contact: mailto:${city.email}\nExpires: 2027-11-16T00:00:00.000Z\nPreferred-Languages: en\nCanonical: http://localhost:3000/.well-known/security.txt\n`,
  );
});
