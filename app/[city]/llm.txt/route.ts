import { llmReply } from '@/lib/outbound/crawlers/llm';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** Serves llm.txt. The route for llms.txt, the name that llmstxt.org specifies, re-exports it. */
export async function GET(request: Request, { params }: CityProps) {
  const city = await getCity(params);
  return llmReply(city, new URL(request.url).pathname, new Date());
}
