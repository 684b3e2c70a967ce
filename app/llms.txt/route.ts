import { connection } from 'next/server';
import { llmReply } from '@/lib/outbound/crawlers/llm-reply';

export async function GET(request: Request): Promise<Response> {
  await connection();
  return llmReply(request, '/llms.txt');
}
