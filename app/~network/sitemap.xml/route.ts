import { writeUrlSet } from '@/lib/outbound/crawlers/write-sitemap';
import { reply } from '@/lib/outbound/reply';
import { getNetwork } from '@/lib/request/get-network';

export async function GET() {
  const url = await getNetwork();
  return reply(writeUrlSet([{ url: `${url}/` }]), { type: 'application/xml; charset=utf-8' });
}
