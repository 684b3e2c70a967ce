import { iconReply } from '@/lib/outbound/icon-reply';

type Context = { params: Promise<{ file: string[] }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return iconReply(request, `/icons/${(await params).file.join('/')}`);
}
