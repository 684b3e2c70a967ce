import { llmReply } from '@/lib/outbound/crawlers/llm-reply';

export const dynamic = 'force-dynamic';

/** The site for language models; the same under the spec's name and under that of llmstxt.org. */
export function GET(request: Request): Promise<Response> {
  return llmReply(request);
}
