import { documentReply } from '@/lib/outbound/reply';
import { gpcStatement } from '@/lib/pages/legal/gpc-statement';

export function GET(request: Request): Response {
  const document = { path: '/.well-known/gpc.json', type: 'application/json' };
  return documentReply(request, gpcStatement(), document);
}
