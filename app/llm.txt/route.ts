import { connection } from 'next/server';
import { llmReply } from '@/lib/outbound/crawlers/llm-reply';

/** The spec's name for what llmstxt.org calls llms.txt. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return llmReply(request, '/llm.txt');
}
