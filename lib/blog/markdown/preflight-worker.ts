import { parentPort } from 'node:worker_threads';
import { serialize } from 'next-mdx-remote/serialize';
import { markdownOptions } from '@/lib/blog/markdown/markdown-options';

// One text, rendered away from the thread that answers requests; the answer is what went wrong, or nothing.
parentPort?.once('message', (text: string) => {
  serialize(text, markdownOptions('shifted'), true).then(
    () => parentPort?.postMessage(''),
    (error: Error) => parentPort?.postMessage(error.message || 'broke'),
  );
});
