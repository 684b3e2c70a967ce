import { connection } from 'next/server';
import { iconReply } from '@/lib/outbound/file-replies';

export async function GET(): Promise<Response> {
  await connection();
  return iconReply('/favicon.ico');
}
