import type { AiPolicy } from '@/lib/city/city-type';

export type AiUse = keyof AiPolicy;

/**
 * The agents of AI makers by what they fetch for (discovery section 5). A rule for one never covers another.
 * Google-Extended and Applebot-Extended are tokens without a crawler; they do not touch search.
 */
export const aiAgents: Readonly<Record<AiUse, readonly string[]>> = {
  training: [
    'GPTBot',
    'ClaudeBot',
    'CCBot',
    'Google-Extended',
    'Applebot-Extended',
    'meta-externalagent',
    'FacebookBot',
    'Bytespider',
    'Amazonbot',
    'cohere-ai',
    'Diffbot',
    'AI2Bot',
    'omgili',
    'PanguBot',
    'img2dataset',
    'Timpibot',
  ],
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
  userFetch: ['ChatGPT-User', 'Claude-User', 'Perplexity-User'],
};
