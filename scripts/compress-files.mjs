// Compresses the files of the build and of public/ once, at the best quality, for lib/server/files to send.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { codedFolder, gainsByCoding, servedFolders } from '../lib/server/files/file-types.mjs';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);
const atOnce = 4;

async function filesBelow(folder, prefix = '') {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const lists = entries.map((entry) => {
    const name = `${prefix}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path.join(folder, entry.name), name) : [name];
  });
  return (await Promise.all(lists)).flat();
}

async function codeFile(file, copy) {
  const body = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  await mkdir(path.dirname(copy), { recursive: true });
  if (br.length < body.length) await writeFile(`${copy}.br`, br);
  if (gz.length < body.length) await writeFile(`${copy}.gz`, gz);
}

/** Compresses the files that gain by it; gives how many. */
export async function codeFiles(root) {
  await rm(path.join(root, codedFolder), { recursive: true, force: true });
  const lists = servedFolders.map(async ({ folder, address }) => {
    const names = await filesBelow(path.join(root, folder));
    const copyOf = (name) => path.join(root, codedFolder, address + name);
    return names
      .filter(gainsByCoding)
      .map((name) => ({ file: path.join(root, folder, name), copy: copyOf(name) }));
  });
  const all = (await Promise.all(lists)).flat();
  const waiting = [...all];
  const work = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) await codeFile(one.file, one.copy);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return all.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await codeFiles(process.cwd());
