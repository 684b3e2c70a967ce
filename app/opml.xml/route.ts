import { connection } from 'next/server';
import { opmlText } from '@/lib/outbound/feeds/opml';
import { documentReply } from '@/lib/outbound/reply';

export async function GET(): Promise<Response> {
  await connection();
  return documentReply(opmlText(), { path: '/opml.xml', type: 'text/x-opml; charset=utf-8' });
}
