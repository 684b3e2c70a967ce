import { setTimeout as sleep } from 'node:timers/promises';
import { Suspense } from 'react';

async function Broken(): Promise<never> {
  // Throw only after the first part of the page has been sent.
  await sleep(300);
  throw new Error('the late part broke');
}

export default function BrokenLatePage() {
  return (
    <Suspense fallback={<p>loading</p>}>
      <Broken />
    </Suspense>
  );
}
