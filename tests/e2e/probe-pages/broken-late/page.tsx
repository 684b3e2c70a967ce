import { setTimeout as sleep } from 'node:timers/promises';
import { Suspense } from 'react';

async function Broken(): Promise<never> {
  // Throws late, after the first part of the page was sent.
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
