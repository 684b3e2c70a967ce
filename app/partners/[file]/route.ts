import { connection } from 'next/server';
import { thisCity } from '@/lib/city/this-city';
import { folderFileReply } from '@/lib/outbound/file-replies';
import { documentFile } from '@/lib/pages/partners';

type Context = { params: Promise<{ file: string }> };

/** What the city's folder has of the documents that the page shows. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { file } = await params;
  return folderFileReply(file, await documentFile(thisCity(), `/partners/${file}`));
}
