import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from '../../temporary/folder';
import type { Crawled } from './crawl';

type Message = { url: string; lastLine?: number; message: string; extract?: string };

const jar = path.join(
  path.dirname(createRequire(path.join(process.cwd(), 'package.json')).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);

/** Returns the Nu HTML checker's errors, each with its page's path. Checks all pages in one Java process. */
export function htmlErrors(pages: readonly Crawled[]): string[] {
  const folder = temporaryFolder();
  const names = new Map(
    pages.map((page, at) => {
      const file = path.join(folder, `${at}.html`);
      writeFileSync(file, page.html);
      return [`${at}.html`, page.path];
    }),
  );
  const files = [...names.keys()].map((name) => path.join(folder, name));
  const args = ['-Xss4m', '-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', '--stdout'];
  const output = execFileSync('java', [...args, ...files], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(output) as { messages: Message[] };
  return messages.map(({ url, message, extract }) => {
    return `${names.get(path.basename(url))}: ${message} (${extract?.trim()})`;
  });
}
