import { folderFileReply } from '@/lib/outbound/file-replies';
import { documentFile } from '@/lib/pages/partners';
import { getCity } from '@/lib/request/get-city';

/** Serves partners' documents from the city's folder. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ city: string; file: string }> },
) {
  const city = await getCity(params);
  const { file } = await params;
  return folderFileReply(city, file, await documentFile(city, `/partners/${file}`));
}
