import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { thisCity } from '@/lib/city/this-city';

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return {
    title: `Page not found | ${thisCity().siteTitle}`,
    description: 'We can’t find a page at this address.',
  };
}

export default async function NotFound() {
  await connection();
  return <NotFoundPage />;
}
