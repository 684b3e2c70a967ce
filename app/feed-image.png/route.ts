import { connection } from 'next/server';
import { iconReply } from '@/lib/outbound/icon-reply';

export async function GET(request: Request): Promise<Response> {
  await connection();
  return iconReply(request, '/feed-image.png');
}
