import { z } from 'zod';

// Ours have under 600 characters; the framework would accept and parse 40,000.
const longest = 4000;

const segment = z.union([
  z.string(),
  z.tuple([
    z.string(),
    z.string(),
    z.enum([
      'c',
      'ci(..)(..)',
      'ci(.)',
      'ci(..)',
      'ci(...)',
      'oc',
      'd',
      'di(..)(..)',
      'di(.)',
      'di(..)',
      'di(...)',
    ]),
    z.array(z.string()).nullable(),
  ]),
]);

// As in next/dist/server/app-render/types.js, which answers anything else with 500.
const tree: z.ZodType<unknown> = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), tree),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

export function isRouterState(header: string): boolean {
  if (header.length > longest) return false;
  try {
    return tree.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
