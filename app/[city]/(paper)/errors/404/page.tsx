import { NotFoundPage } from '@/components/layout/not-found-page';
import { notFoundMetadata } from '@/lib/outbound/metadata/page-metadata';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { setStatus } from '@/lib/request/status';

export async function generateMetadata({ params }: CityProps) {
  const city = await getCity(params);
  return notFoundMetadata(city);
}

/**
 * The 404 page. Sent instead of the empty document that Next.js renders for notFound() (lib/http/error-documents.ts).
 */
export default async function NotFoundDocument({ params }: CityProps) {
  const city = await getCity(params);
  setStatus(404);
  return <NotFoundPage city={city} />;
}
