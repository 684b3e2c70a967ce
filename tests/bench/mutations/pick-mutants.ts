import { readFileSync } from 'node:fs';
import { findMutations, type Mutation } from './find-mutations';
import { seededRandom } from './seeded-random';

export type Mutant = { file: string; text: string; mutation: Mutation; line: number; diff: string };

/** What unit tests are not for. The reasons are in docs/measured/mutations.md. */
const leftOut = [
  // Data, and types.
  /^lib\/city\/[^/]+\//,
  /-types?\.ts$|\.d\.ts$/,
  // Weights that were tuned or fitted, and are measured by their results.
  /^lib\/front\/order\/default-weights\.ts$|^lib\/news\/clusters\/pairs\/likeness\.ts$/,
  // Drawings, checked by eye.
  /^lib\/pages\/books\/cover-(?:svg|designs|colors)\.ts$/,
  // What only a browser, a worker thread or a running server executes: the browser tests show these.
  /^lib\/base\/browser\/|-worker\.ts$|^lib\/server\/start-up\.ts$/,
  /^lib\/radio\/player\/(?:sound|media-session|radio-start|radio)\.ts$/,
];

/** Texts and numbers are two thirds of all places, and the dullest: of a sample they may be this share. */
const mostOf: Record<string, number> = { text: 0.1, number: 0.2 };

/** Mutants of the TypeScript files among `files`, the same for the same seed. */
export function pickMutants(files: readonly string[], count: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
  const taken: Record<string, number> = {};
  return files
    .filter((file) => file.endsWith('.ts') && !leftOut.some((kind) => kind.test(file)))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return findMutations(text).map((mutation) => ({ file, text, mutation, at: random() }));
    })
    .sort((a, b) => a.at - b.at)
    .filter(({ mutation: { kind } }) => {
      taken[kind] = (taken[kind] ?? 0) + 1;
      return taken[kind] <= (mostOf[kind] ?? 1) * count;
    })
    .slice(0, count)
    .map(describe);
}

function describe({ file, text, mutation }: Pick<Mutant, 'file' | 'text' | 'mutation'>): Mutant {
  const from = text.lastIndexOf('\n', mutation.start - 1) + 1;
  const end = text.indexOf('\n', mutation.end);
  const after = text.slice(mutation.end, end < 0 ? text.length : end);
  const diff = `  - ${text.slice(from, end).trim()}\n  + ${(text.slice(from, mutation.start) + mutation.to + after).trim()}`;
  return { file, text, mutation, line: text.slice(0, mutation.start).split('\n').length, diff };
}
