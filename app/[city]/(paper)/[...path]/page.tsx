import { notFound } from 'next/navigation';
import { type CityProps, getCity } from '@/lib/request/get-city';

export default async function UnknownAddress({ params }: CityProps) {
  await getCity(params);
  notFound();
}
