import { connection } from 'next/server';
import { audioReply } from '@/lib/radio/stream-reply';

export async function GET(request: Request): Promise<Response> {
  await connection();
  return audioReply(request);
}

export { GET as HEAD };
