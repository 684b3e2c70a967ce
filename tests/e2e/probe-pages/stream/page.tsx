import { setTimeout as sleep } from 'node:timers/promises';
import { Suspense } from 'react';

async function Slow() {
  await sleep(700);
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
