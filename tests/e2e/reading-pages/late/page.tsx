import { setTimeout } from 'node:timers/promises';
import { connection } from 'next/server';
import { Suspense } from 'react';

async function Late() {
  await connection();
  // Longer than React waits before it sends the page without this part.
  await setTimeout(1000);
  return <p>the late part</p>;
}

export default function LatePage() {
  return (
    <>
      <h1>the first part</h1>
      <Suspense fallback={<p>loading</p>}>
        <Late />
      </Suspense>
    </>
  );
}
