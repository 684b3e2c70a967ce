import { connection } from 'next/server';
import { iconReply } from '@/lib/outbound/file-replies';

type Context = { params: Promise<{ file: string[] }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  return iconReply(`/icons/${(await params).file.join('/')}`);
}
