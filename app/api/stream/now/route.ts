import { onRequest } from '@/lib/outbound/on-request';
import { titlesReply } from '@/lib/radio/stream-reply';

export const GET = onRequest(async (request: Request) => {
  return titlesReply(request);
});

export { GET as HEAD };
