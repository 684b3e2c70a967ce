import type { AiPolicy } from '@/lib/city/city-type';
import { type AiUse, aiAgents } from './ai-agents';

const uses: readonly { use: AiUse; meaning: string }[] = [
  { use: 'training', meaning: 'Crawlers that collect training data for AI models' },
  { use: 'search', meaning: 'Crawlers that index pages for AI search' },
  { use: 'userFetch', meaning: 'Fetchers that act for a user of an AI assistant' },
];

/**
 * The policy as the value of a Content-Signal header. Both ways into an answer must agree for ai-input to be said;
 * search is plain search, which is open to all.
 */
export function contentSignal({ training, search, userFetch }: AiPolicy): string {
  const word = (rule: AiPolicy[AiUse]) => (rule === 'allow' ? 'yes' : 'no');
  const input = search === userFetch ? [`ai-input=${word(search)}`] : [];
  return ['search=yes', ...input, `ai-train=${word(training)}`].join(', ');
}

// A group of its own hides the group of *, so what holds for all is said again.
function rules(rule: AiPolicy[AiUse]): string[] {
  return rule === 'allow' ? ['Allow: /', 'Disallow: /api/'] : ['Disallow: /'];
}

/**
 * robots.txt (RFC 9309; discovery section 5): all may read all but /api/, AI agents as the city's policy says. The
 * signal is a comment here and a header of the answer: Lighthouse takes a line of that name for a mistake.
 */
export function writeRobots(policy: AiPolicy, sitemaps: readonly string[]): string {
  const groups = uses.map(({ use, meaning }) => [
    `# ${meaning}`,
    ...aiAgents[use].map((agent) => `User-agent: ${agent}`),
    ...rules(policy[use]),
  ]);
  const everyone = [`# Content-Signal: ${contentSignal(policy)}`, 'User-agent: *', ...rules('allow')];
  const lists = sitemaps.map((url) => `Sitemap: ${url}`);
  return `${[everyone, ...groups, lists].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
