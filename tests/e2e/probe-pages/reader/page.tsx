import { headers } from 'next/headers';

export default async function ReaderPage() {
  return <h1>{`read with ${(await headers()).get('user-agent')}`}</h1>;
}
