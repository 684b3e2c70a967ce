import { connection } from 'next/server';
import { headlinesPaths } from '@/lib/outbound/feeds/feed-list';
import { movedResponse } from '@/lib/outbound/feeds/feed-response';

export async function GET(): Promise<Response> {
  await connection();
  return movedResponse(headlinesPaths.rss);
}
