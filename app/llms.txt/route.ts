import { llmReply } from '@/lib/outbound/crawlers/llm-reply';

export function GET(request: Request): Promise<Response> {
  return llmReply(request, '/llms.txt');
}
