import { llmReply } from '@/lib/outbound/crawlers/llm';
import { onRequest } from '@/lib/outbound/on-request';

/** The spec's name for what llmstxt.org calls llms.txt. */
export const GET = onRequest((request: Request) => llmReply(new URL(request.url).pathname));
