import { llmReply } from '@/lib/outbound/crawlers/llm-reply';

/** The spec's name for what llmstxt.org calls llms.txt. */
export function GET(request: Request): Promise<Response> {
  return llmReply(request, '/llm.txt');
}
