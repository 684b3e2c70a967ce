import { connection } from 'next/server';
import { feedReply } from '@/lib/outbound/feeds/feed-reply';

export async function GET(): Promise<Response> {
  await connection();
  return feedReply('/atom.xml');
}
