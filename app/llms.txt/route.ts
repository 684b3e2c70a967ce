import { connection } from 'next/server';
import { llmReply } from '@/lib/outbound/crawlers/llm';

export async function GET(): Promise<Response> {
  await connection();
  return llmReply('/llms.txt');
}
