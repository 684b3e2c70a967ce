import type { AiPolicy, City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

type AiUse = keyof AiPolicy;

/**
 * AI crawlers by purpose (discovery section 5). Google-Extended and Applebot-Extended are not crawlers, only
 * names for rules in robots.txt.
 */
export const aiAgents: Readonly<Record<AiUse, readonly string[]>> = {
  training: [
    ...['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended', 'meta-externalagent'],
    ...['FacebookBot', 'Bytespider', 'Amazonbot', 'cohere-ai', 'Diffbot', 'AI2Bot', 'omgili', 'PanguBot'],
    ...['img2dataset', 'Timpibot'],
  ],
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  userFetch: ['ChatGPT-User', 'Claude-User', 'Perplexity-User'],
};

/**
 * Returns the value of a Content-Signal header. Leaves out `ai-input` if search and user fetches have
 * different rules.
 */
export function contentSignal({ training, search, userFetch }: AiPolicy): string {
  const word = (rule: AiPolicy[AiUse]) => (rule === 'allow' ? 'yes' : 'no');
  const input = search === userFetch ? [`ai-input=${word(search)}`] : [];
  return ['search=yes', ...input, `ai-train=${word(training)}`].join(', ');
}

// Common rules are repeated because a named group overrides the * group. Disallow comes first because some crawlers take
// the first matching rule, not the longest (RFC 9309 section 2.2.2).
function rules(rule: AiPolicy[AiUse]): string[] {
  return rule === 'allow' ? ['Disallow: /api/', 'Allow: /'] : ['Disallow: /'];
}

/** Writes robots.txt (RFC 9309). Content-Signal is a comment, because Lighthouse rejects it as a line. */
export function writeRobots(city: City, policy: AiPolicy, sitemaps: readonly string[]): string {
  const groups = (['training', 'search', 'userFetch'] as const).map((use) => [
    `# ${messages(city).llm.agents[use]}`,
    ...aiAgents[use].map((agent) => `User-agent: ${agent}`),
    ...rules(policy[use]),
  ]);
  const everyone = [`# Content-Signal: ${contentSignal(policy)}`, 'User-agent: *', ...rules('allow')];
  const lists = sitemaps.map((url) => `Sitemap: ${url}`);
  return `${[everyone, ...groups, lists].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
