import type { City } from '@/lib/city/city-type';
import { type FolderFile, folderFile } from '@/lib/city/folder-file';

const named = /^[a-z]+-[a-z]+\.svg$/;

/** What a city has drawn itself, by its name in drawings/, such as `balloon-day.svg`; undefined for what is not there. */
export async function ownDrawing(city: Pick<City, 'folder'>, file: string): Promise<FolderFile | undefined> {
  return named.test(file) ? folderFile(city, 'drawings', file) : undefined;
}
