import { opmlText } from '@/lib/outbound/feeds/opml';
import { onRequest } from '@/lib/outbound/on-request';
import { documentReply } from '@/lib/outbound/reply';

export const GET = onRequest(() =>
  documentReply(opmlText(), { path: '/opml.xml', type: 'text/x-opml; charset=utf-8' }),
);
