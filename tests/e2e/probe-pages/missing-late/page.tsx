import { setTimeout as sleep } from 'node:timers/promises';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';

async function Missing() {
  // Call notFound() only after the first part of the page has been sent.
  await sleep(300);
  return notFound();
}

export default function MissingLatePage() {
  return (
    <Suspense fallback={<p>loading</p>}>
      <Missing />
    </Suspense>
  );
}
