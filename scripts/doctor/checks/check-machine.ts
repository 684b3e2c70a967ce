import { access, constants, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/settings/settings';
import type { Finding } from '../finding';

const leastFreeMb = 50;

function node(): Finding {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const found = `Node.js ${process.versions.node}`;
  const old = major < 22;
  return {
    area: 'machine',
    subject: 'Node.js',
    state: old ? 'note' : 'good',
    found,
    ...(old && { todo: 'Version 20 gets no updates anymore: prefer 22 or 24.' }),
  };
}

async function writable(folder: string): Promise<string | undefined> {
  const probe = path.join(folder, `doctor.${process.pid}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK);
    await writeFile(probe, 'a probe');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

async function cacheFolder({ cacheDir, pictureCacheMb }: Settings): Promise<Finding> {
  const folder = path.resolve(cacheDir);
  const subject = `cache folder ${folder}`;
  const trouble = await writable(folder);
  if (trouble) {
    const todo = 'Give the user of the site a folder that it may write, in CACHE_DIR.';
    return { area: 'machine', subject, state: 'wrong', found: trouble, todo };
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024);
  const found = `can be written, ${freeMb} MB free`;
  if (freeMb < leastFreeMb) {
    const todo = 'Make room: copies could not be stored.';
    return { area: 'machine', subject, state: 'wrong', found, todo };
  }
  if (freeMb >= pictureCacheMb) return { area: 'machine', subject, state: 'good', found };
  const todo = `Make room, or set PICTURE_CACHE_MB lower: pictures may take ${pictureCacheMb} MB.`;
  return { area: 'machine', subject, state: 'note', found, todo };
}

/** Writes a probe into the cache folder and removes it. */
export async function checkMachine(settings: Settings): Promise<Finding[]> {
  return [node(), await cacheFolder(settings)];
}
