import { reply } from '@/lib/outbound/reply';
import { llmText } from './llm-text';

export async function llmReply(request: Request): Promise<Response> {
  const more = { 'X-Robots-Tag': 'noindex' };
  return reply(request, await llmText(), { type: 'text/plain; charset=utf-8', more });
}
