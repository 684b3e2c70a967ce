import { city } from 'next/root-params';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { getCity } from '@/lib/request/get-city';

/** Shown where a page calls notFound() after its first part was sent. Next.js gives it no parameters. */
export default async function NotFound() {
  // A root parameter is unknown to the network's layout alone.
  return <NotFoundPage city={await getCity(Promise.resolve({ city: (await city()) ?? '' }))} />;
}
