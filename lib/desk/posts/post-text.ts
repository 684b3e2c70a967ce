import { parseYaml } from '@/lib/base/yaml/parse-yaml';
import { keyMeant } from '@/lib/blog/sources/facts';
import { editYaml } from '@/lib/desk/edit-yaml';
import { type Data, isData } from '@/lib/desk/yaml-values';

/** Keys of a post that the desk edits, in the order used in new posts. */
export const POST_KEYS = [
  'title',
  'description',
  'date',
  'draft',
  'author',
  'section',
  'picture',
  'alt',
  'credit',
] as const;
export type PostKey = (typeof POST_KEYS)[number];

/** Front matter as written in the file, and the text below it (`body`). */
export type PostDraft = Record<PostKey, string> & { body: string };

type Split = { yaml: string; data: Data; body: string };

const FENCED = /^\uFEFF?---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

function split(text: string): Split {
  const plain = text.replace(/\r\n?/g, '\n');
  const [head = '', yaml = ''] = FENCED.exec(plain) ?? [];
  const { value } = parseYaml(yaml);
  return { yaml, data: isData(value) ? value : {}, body: plain.slice(head.length) };
}

/** Returns the file's own spelling of a key: `Title` or `metaTitle` for `title`. */
function writtenKey(data: Data, key: string): string {
  const meant = keyMeant(key);
  return Object.keys(data).find((one) => keyMeant(one) === meant) ?? key;
}

/** Parses a post's file for the form. Values keep the spelling of the file; missing values are ''. */
export function readPostText(text: string): PostDraft {
  const { data, body } = split(text);
  const values = POST_KEYS.map((key) => {
    const value = data[writtenKey(data, key)];
    return [key, isData(value) || Array.isArray(value) ? '' : String(value ?? '')] as const;
  });
  return { ...(Object.fromEntries(values) as Record<PostKey, string>), body: body.trim() };
}

function joined(text: string, yaml: string, body: string): string {
  const whole = `---\n${yaml.replace(/\n$/, '')}\n---\n${body}`;
  return text.includes('\r\n') ? whole.replaceAll('\n', '\r\n') : whole;
}

/** Returns a post's file with new values. Lines of unchanged values stay as they are. */
export function editPostText(text: string, draft: PostDraft, file?: string): string {
  const { yaml, data, body } = split(text);
  let edited = yaml;
  for (const key of POST_KEYS) {
    // A value is on one line; only a forged form could contain line breaks.
    const value = draft[key].replace(/\s+/g, ' ').trim();
    const name = writtenKey(data, key);
    if (value !== '' || name in data)
      edited = editYaml(edited, [name], value === '' ? undefined : value, { file, above: 1 });
  }
  const next = draft.body.replace(/\r\n?/g, '\n').trim();
  return joined(text, edited, next === body.trim() ? body : `\n${next}\n`);
}

/** Returns a post's file with an entry added to a list, such as `corrections` or `formerly`. */
export function addToPost(
  text: string,
  key: 'corrections' | 'formerly',
  entry: Data | string,
  file?: string,
): string {
  const { yaml, data, body } = split(text);
  const name = writtenKey(data, key);
  const { [name]: value } = data;
  const list = Array.isArray(value) ? value : value ? [value] : [];
  return joined(text, editYaml(yaml, [name], [...list, entry], { file, above: 1 }), body);
}

const MAX_SLUG = 60;

/** Returns a file name for a post: `que-pasa-city-hall` for "¿Qué pasa, City Hall?". */
export function slugFor(title: string): string {
  const plain = title.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  const words = plain.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return words.slice(0, MAX_SLUG).replace(/^-+|-+$/g, '');
}
