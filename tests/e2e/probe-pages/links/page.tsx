import Link from 'next/link';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { Counter } from '../counter/counter';

export default async function LinksPage({ params }: CityProps) {
  return (
    <>
      <h1>{`links of ${(await getCity(params)).name}`}</h1>
      <Counter />
      <Link href="/probe/query?sort=asc">To a query</Link> <Link href="/probe/stream">To a stream</Link>
    </>
  );
}
