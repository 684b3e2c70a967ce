import { networkRobots } from '@/lib/outbound/network';
import { reply } from '@/lib/outbound/reply';
import { getNetwork } from '@/lib/request/get-network';

export async function GET() {
  return reply(networkRobots(await getNetwork()), { type: 'text/plain; charset=utf-8' });
}
