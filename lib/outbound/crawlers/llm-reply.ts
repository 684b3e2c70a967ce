import { llmText } from './llm-text';
import { reply } from './reply';

/** The guide for language models; not a page for search results. */
export async function llmReply(request: Request): Promise<Response> {
  const more = { 'X-Robots-Tag': 'noindex' };
  return reply(request, await llmText(), { type: 'text/plain; charset=utf-8', more });
}
