import { expect, test } from '@jest/globals';
import { aiAgents } from '@/lib/outbound/crawlers/ai-agents';

test.each([
  ['training', ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended', 'Bytespider']],
  ['training', ['meta-externalagent', 'Amazonbot']],
  ['search', ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot']],
  ['userFetch', ['ChatGPT-User', 'Claude-User', 'Perplexity-User']],
] as const)('for %s come %j', (use, agents) => {
  expect(aiAgents[use]).toEqual(expect.arrayContaining([...agents]));
});

test('each agent comes for one purpose, under a name that robots.txt can hold', () => {
  const all = Object.values(aiAgents).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((name) => !/^[A-Za-z][\w-]+$/.test(name))).toEqual([]);
});
