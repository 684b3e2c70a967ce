import { connection } from 'next/server';
import { thisCity } from '@/lib/city/this-city';
import { folderFileReply } from '@/lib/outbound/folder-file-reply';
import { ownDrawing } from '@/lib/pictures/own-drawing';

type Context = { params: Promise<{ file: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { file } = await params;
  return folderFileReply(request, file, await ownDrawing(thisCity(), file));
}
