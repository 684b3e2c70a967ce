import { connection } from 'next/server';
import { Suspense } from 'react';
import { gate } from '../gate';

async function Slow() {
  await connection();
  await gate('stream').opened;
  return <p>the slow part</p>;
}

export default function StreamPage() {
  return (
    <>
      <h1>the first part</h1>
      <Suspense fallback={<p>loading</p>}>
        <Slow />
      </Suspense>
    </>
  );
}
