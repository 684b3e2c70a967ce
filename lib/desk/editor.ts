import type { SiteLanguage } from '@/lib/base/languages.mjs';

/** Writers write posts, which an editor publishes; editors may do everything. */
export const roles = ['editor', 'writer'] as const;
export type Role = (typeof roles)[number];

/**
 * The person who is signed in at the desk. `language`: of the desk's own pages; `action`: what the person does now, whose
 * saves are undone together.
 */
export type Editor = { id: string; name: string; role: Role; language: SiteLanguage; action: string };

/** Whether a person may write a file of a city: writers only posts and their photos. */
export function mayWrite({ role }: Pick<Editor, 'role'>, file: string): boolean {
  return role === 'editor' || /^(?:posts|photos)\/[^/]+$/.test(file);
}
