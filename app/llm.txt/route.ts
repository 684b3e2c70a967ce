import { connection } from 'next/server';
import { llmReply } from '@/lib/outbound/crawlers/llm';

/** The spec's name for what llmstxt.org calls llms.txt. */
export async function GET(): Promise<Response> {
  await connection();
  return llmReply('/llm.txt');
}
