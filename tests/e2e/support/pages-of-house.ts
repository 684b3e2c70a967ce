import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sections } from '../../../lib/sections';
import { sectionPath } from './section-paths';

/** Folder of the pages that every city has. */
const root = 'app/[city]/(paper)';

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return /^(?:[[(_]|errors$)/.test(entry.name) ? [] : pagesBelow(path.join(folder, entry.name));
    return entry.name === 'page.tsx' ? [path.posix.join('/', path.relative(root, folder))] : [];
  });
}

/** Paths of every page in app without parameters, the 16 sections, and an unknown address. */
export const allPages = [...pagesBelow(root).sort(), ...sections.map(sectionPath), '/no-such-page'];
