import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sections } from '../../../lib/sections';
import { sectionPath } from './section-paths';

/** What every city has. */
const root = 'app/[city]/(paper)';

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return /^(?:[[(_]|errors$)/.test(entry.name) ? [] : pagesBelow(path.join(folder, entry.name));
    return entry.name === 'page.tsx' ? [path.posix.join('/', path.relative(root, folder))] : [];
  });
}

/** Every address of the house that needs no parameter, read from app, the 16 sections, and an address that is none. */
export const allPages = [...pagesBelow(root).sort(), ...sections.map(sectionPath), '/no-such-page'];
