import { securityText } from '@/lib/outbound/crawlers/security';
import { onRequest } from '@/lib/outbound/on-request';
import { documentReply } from '@/lib/outbound/reply';

const path = '/.well-known/security.txt';

export const GET = onRequest(() =>
  documentReply(securityText(path, new Date()), { path, type: 'text/plain; charset=utf-8' }),
);
