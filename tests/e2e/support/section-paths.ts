import { type Section, sections, slugOf } from '../../../lib/sections';

/** Path of a section in an English edition (requirements section 2). */
export function sectionPath({ name }: Section): string {
  return `/news/${slugOf(name)}`;
}

const targets = new Map(
  sections.flatMap((section) => {
    const path = sectionPath(section);
    return [section.shortPath, path.replace('--', '-')].map((from) => [from, path] as const);
  }),
);

/** Returns the permanent redirect target of an address (requirements section 10). */
export function permanentTarget(path: string): string | undefined {
  const target = targets.get(path);
  return path === '/local-news' || target === path ? undefined : target;
}
