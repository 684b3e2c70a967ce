import path from 'node:path';
import { listInside } from '@/lib/base/files/read-inside';
import { postName } from '@/lib/blog/sources/known-posts';

type StrayFile = { file: string; problem: string };

/** Matches leftover files of editors and operating systems. */
export const LEFTOVER = /~$|\.(?:bak|orig|sw[op]|tmp)$|^(?:thumbs\.db|desktop\.ini)$/i;
const READ = /\.ya?ml$|^(?:LICEN[CS]E|README|NOTICE|COPYING)\b/;
const KNOWN_FOLDER = /^(?:posts|photos|documents|sample)$/;
const POST = /\.(?:md|markdown|txt|docx?|rtf|odt)$/i;

const inWords =
  'posts belong in posts/ and end in .md, pictures in photos/, all else in files that end in .yaml';

/** Lists files in a city's folder that are never read, such as `desk.yml.txt`, and post folders outside `posts/`. */
export async function strayFiles(folder: string): Promise<StrayFile[]> {
  const entries = await listInside(folder);
  if (!entries.ok) return [];
  const strays = entries.value.map(async ({ name, isFolder }) => {
    const file = path.join(folder, name);
    const isStray = isFolder
      ? !KNOWN_FOLDER.test(name) && (await holdsPosts(folder, name))
      : !READ.test(name);
    if (!isStray || LEFTOVER.test(name)) return [];
    const [, meant] = /^([\w-]+)\.ya?ml\b/i.exec(name) ?? [];
    const todo = meant ? `rename it to ${meant.toLowerCase()}.yaml` : inWords;
    return [
      { file, problem: `${postName(file)}: is not read: ${isFolder ? 'move its posts to posts/' : todo}` },
    ];
  });
  return (await Promise.all(strays)).flat();
}

async function holdsPosts(folder: string, name: string): Promise<boolean> {
  const inside = await listInside(folder, name);
  return inside.ok && inside.value.some((one) => POST.test(one.name));
}
