import { connection } from 'next/server';
import { titlesReply } from '@/lib/radio/stream-reply';

export async function GET(request: Request): Promise<Response> {
  await connection();
  return titlesReply(request);
}

export { GET as HEAD };
