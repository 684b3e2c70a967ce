import { type Section, sections, slugOf } from '../../../lib/sections';

/** In an English paper (requirements section 2). */
export function sectionPath({ name }: Section): string {
  return `/news/${slugOf(name)}`;
}

const targets = new Map(
  sections.flatMap((section) => {
    const path = sectionPath(section);
    return [section.shortPath, path.replace('--', '-')].map((from) => [from, path] as const);
  }),
);

/** Where an address leads for good (requirements section 10). */
export function permanentTarget(path: string): string | undefined {
  const target = targets.get(path);
  return path === '/local-news' || target === path ? undefined : target;
}
