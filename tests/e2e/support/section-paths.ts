import { type Section, sections, slugOf } from '../../../lib/sections';

/** Returns the path of a section in an English edition (requirements section 2). */
export function sectionPath({ name }: Section): string {
  return `/news/${slugOf(name)}`;
}

const targets = new Map(
  sections.flatMap((section) => {
    const path = sectionPath(section);
    return [section.shortPath, path.replace('--', '-')].map((from) => [from, path] as const);
  }),
);

/** Returns where a path redirects permanently (requirements section 10); undefined if it does not. */
export function permanentTarget(path: string): string | undefined {
  const target = targets.get(path);
  return path === '/local-news' || target === path ? undefined : target;
}
