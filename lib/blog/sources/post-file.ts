import path from 'node:path';
import { matter } from 'vfile-matter';
import { type BlogPost, postDates } from '@/lib/blog/blog-post';
import { complaintOf, postSchema } from '@/lib/blog/post-schema';
import { fillIn } from '@/lib/city/complete/with-defaults';

export type HowToRead = {
  domain: string;
  /** Where a date without a zone is read (IANA). */
  zone: string;
  /** For the gaps in the posts of all cities, such as `{name}`. */
  words?: Readonly<Record<string, string>>;
};

/** `problem` as `posts/new.md:3: metaTitle is empty`, without a line where none is known. */
export type PostFile = { post: BlogPost } | { problem: string };

type Parts = { facts: Record<string, unknown>; body: string };

function partsOf(text: string): Parts {
  // The library takes a virtual file, of which it uses these three parts.
  const file = { value: text, data: {} as { matter?: Record<string, unknown> }, toString: () => text };
  matter(file as unknown as Parameters<typeof matter>[0], { strip: true });
  return { facts: file.data.matter ?? {}, body: file.value };
}

function problemAt(name: string, line: number | undefined, complaint: string): { problem: string } {
  return { problem: `${[name, ...(line ? [line] : [])].join(':')}: ${complaint}` };
}

/** What the YAML reader says, which shows the place on further lines and counts from below the opening `---`. */
function yamlProblem(name: string, error: unknown): { problem: string } {
  const { message, linePos } = error as Error & { linePos?: readonly { line: number }[] };
  const [first = ''] = message.split('\n');
  const line = linePos?.[0] && linePos[0].line + 1;
  return problemAt(name, line, first.replace(/ at line \d+, column \d+:?$/, ''));
}

/** Of a key of the front matter; undefined where it is not there. */
function lineOfKey(text: string, key: string): number | undefined {
  const [front = ''] = /^---\r?\n[\s\S]*?\n---/.exec(text) ?? [];
  const at = front.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return at > 0 ? at + 1 : undefined;
}

/** The post of a Markdown file with front matter, named for its slug (`posts/new.md`), or what is wrong with it. */
export function readPostFile(name: string, saved: string, { domain, zone, words }: HowToRead): PostFile {
  // Editors on Windows may save a byte order mark, before which no front matter is seen.
  const text = saved.replace(/^\uFEFF/, '');
  let parts: Parts;
  try {
    parts = partsOf(text);
  } catch (error) {
    return yamlProblem(name, error);
  }
  const slug = path.basename(name, '.md');
  // Filled after reading: a name must not be able to break the front matter.
  const { facts, body } = words ? fillIn(parts, words) : parts;
  const post = postSchema(zone).safeParse({ ...facts, slug, domain, blog: body.trim() });
  if (!post.success) {
    const key = String(post.error.issues[0]?.path[0]);
    return problemAt(name, lineOfKey(text, key), complaintOf(post.error));
  }
  const unread = postDates.find((key) => facts[key] && !post.data[key]);
  if (unread) return problemAt(name, lineOfKey(text, unread), `${unread} is no date that can be read`);
  return { post: post.data };
}
