import { connection } from 'next/server';
import { iconReply } from '@/lib/outbound/icon-reply';

type Context = { params: Promise<{ file: string[] }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  return iconReply(request, `/icons/${(await params).file.join('/')}`);
}
