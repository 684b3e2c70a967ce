import { thisCity } from '@/lib/city/this-city';
import { folderFileReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';
import { ownDrawing } from '@/lib/pictures/drawing';

type Context = { params: Promise<{ file: string }> };

export const GET = onRequest(async (_request: Request, { params }: Context) => {
  const { file } = await params;
  return folderFileReply(file, await ownDrawing(thisCity(), file));
});
