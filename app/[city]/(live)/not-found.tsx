import { city } from 'next/root-params';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { getCity } from '@/lib/request/get-city';

/** Shown when a page calls notFound() after part of it was sent. Next.js passes no parameters to it. */
export default async function NotFound() {
  // The type of city() includes undefined, because the root layout in app/~network has no `city` parameter. On
  // these pages, the parameter is always set.
  return <NotFoundPage city={await getCity(Promise.resolve({ city: (await city()) ?? '' }))} />;
}
