import { connection } from 'next/server';
import { headlinesPaths } from '@/lib/outbound/feeds/feed-list';
import { movedReply } from '@/lib/outbound/reply';

export async function GET(): Promise<Response> {
  await connection();
  return movedReply(headlinesPaths.rss);
}
