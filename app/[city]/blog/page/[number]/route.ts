import { permanentRedirect } from 'next/navigation';
import { getCity } from '@/lib/request/get-city';

type Context = { params: Promise<{ city: string; number: string }> };

export async function GET(_request: Request, { params }: Context) {
  await getCity(params);
  permanentRedirect(`/blog?page=${(await params).number}`);
}
