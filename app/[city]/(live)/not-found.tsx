import { city } from 'next/root-params';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { getCity } from '@/lib/request/get-city';

/** Shown when a page calls notFound() after part of it was sent. Next.js passes no parameters to it. */
export default async function NotFound() {
  // city() is undefined only under the network's layout.
  return <NotFoundPage city={await getCity(Promise.resolve({ city: (await city()) ?? '' }))} />;
}
