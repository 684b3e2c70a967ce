import { connection } from 'next/server';
import { feedReply } from '@/lib/outbound/feeds/feed-reply';

export async function GET(request: Request): Promise<Response> {
  await connection();
  return feedReply(request, '/feed.json');
}
