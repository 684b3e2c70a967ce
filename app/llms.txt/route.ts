import { llmReply } from '@/lib/outbound/crawlers/llm';
import { onRequest } from '@/lib/outbound/on-request';

export const GET = onRequest(() => llmReply('/llms.txt'));
