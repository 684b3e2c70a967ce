import { parentPort } from 'node:worker_threads';
import { serialize } from 'next-mdx-remote/serialize';
import { markdownOptions } from '@/lib/blog/markdown/markdown-options';

// Replies with the error message, or '' if the text can be rendered.
parentPort?.once('message', (text: string) => {
  serialize(text, markdownOptions('shifted'), true).then(
    () => parentPort?.postMessage(''),
    (error: Error) => parentPort?.postMessage(error.message || 'broke'),
  );
});
