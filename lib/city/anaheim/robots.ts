import type { City } from '@/lib/city/city-type';

/**
 * What the makers of language models may do with this paper: answer questions from it and name it, yes; train on
 * it, no. The headlines are other publishers' work and theirs to license.
 */
export const robots: City['robots'] = { training: 'disallow', search: 'allow', userFetch: 'allow' };
