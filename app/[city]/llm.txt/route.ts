import { llmReply } from '@/lib/outbound/crawlers/llm-reply';

export const dynamic = 'force-dynamic';

/** The spec's name for what llmstxt.org calls llms.txt. */
export function GET(request: Request): Promise<Response> {
  return llmReply(request, '/llm.txt');
}
