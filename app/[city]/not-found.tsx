import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { thisCity } from '@/lib/city/this-city';

export function generateMetadata(): Metadata {
  return {
    title: `Page not found | ${thisCity().siteTitle}`,
    description: 'We can’t find a page at this address.',
  };
}

export default function NotFound() {
  return <NotFoundPage />;
}
