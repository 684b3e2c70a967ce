import { headers } from 'next/headers';
import { connection } from 'next/server';
import { CITY_HEADER, NO_CITY } from '@/lib/base/http';
import { notFound } from '@/lib/request/status';
import { settings } from '@/lib/settings/settings';

/**
 * Returns the origin of the network's host; calls notFound() at any other host. Waits for a request, so that
 * a build prerenders nothing.
 */
export async function getNetwork(): Promise<string> {
  await connection();
  const { networkUrl } = settings();
  const isHere = (await headers()).get(CITY_HEADER) === NO_CITY;
  return (isHere ? networkUrl : undefined) ?? notFound();
}
