import type { SiteLanguage } from '@/lib/base/languages.mjs';

/** Roles at the desk. Writers write posts, which an editor publishes; editors may do everything. */
export const roles = ['editor', 'writer'] as const;
export type Role = (typeof roles)[number];

/**
 * The person who is signed in at the desk. `language`: language of the desk's own pages. `action`: ID of the current
 * action; all saves of an action are undone together.
 */
export type Editor = { id: string; name: string; role: Role; language: SiteLanguage; action: string };

/** Whether a person may write a file of a city. Writers may only write posts and their photos. */
export function mayWrite({ role }: Pick<Editor, 'role'>, file: string): boolean {
  return role === 'editor' || /^(?:posts|photos)\/[^/]+$/.test(file);
}
