import { onRequest } from '@/lib/outbound/on-request';
import { audioReply } from '@/lib/radio/stream-reply';

export const GET = onRequest(async (request: Request) => {
  return audioReply(request);
});

export { GET as HEAD };
