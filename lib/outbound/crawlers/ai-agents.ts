import type { AiPolicy } from '@/lib/city/city-type';

export type AiUse = keyof AiPolicy;

/** AI makers' agents by purpose (discovery section 5). Google-Extended and Applebot-Extended have no crawler. */
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
