import { llmReply } from '@/lib/outbound/crawlers/llm';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** The spec's name for what llmstxt.org calls llms.txt. */
export async function GET(request: Request, { params }: CityProps) {
  await getCity(params);
  return llmReply(new URL(request.url).pathname);
}
