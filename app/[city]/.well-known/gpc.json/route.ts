import { reply } from '@/lib/outbound/reply';
import { gpcStatement } from '@/lib/pages/legal/gpc-statement';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return reply(request, gpcStatement(), { type: 'application/json' });
}
