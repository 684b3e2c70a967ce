import { z } from 'zod';

// Ours have under 600 characters; the framework would take 40,000 and walk through them.
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

// As the framework has it (next/dist/server/app-render/types.js): what does not fit it answers with 500.
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

/** True for a Next-Router-State-Tree as the framework's own browser script sends it. */
export function isRouterState(header: string): boolean {
  if (header.length > longest) return false;
  try {
    return tree.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
