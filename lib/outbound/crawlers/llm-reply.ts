import { documentReply } from '@/lib/outbound/reply';
import { llmText } from './llm-text';

export async function llmReply(request: Request, path: '/llm.txt' | '/llms.txt'): Promise<Response> {
  const more = { 'X-Robots-Tag': 'noindex' };
  return documentReply(request, await llmText(), { path, type: 'text/plain; charset=utf-8', more });
}
