import { thisCity } from '@/lib/city/this-city';
import { folderFileReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';
import { documentFile } from '@/lib/pages/partners';

/** What the city's folder has of the documents that the page shows. */
export const GET = onRequest(async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
  const { file } = await params;
  return folderFileReply(file, await documentFile(thisCity(), `/partners/${file}`));
});
