import { connection } from 'next/server';
import { thisCity } from '@/lib/city/this-city';
import { folderFileReply } from '@/lib/outbound/file-replies';
import { ownDrawing } from '@/lib/pictures/drawing';

type Context = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { file } = await params;
  return folderFileReply(file, await ownDrawing(thisCity(), file));
}
