import { frontMatterKeys } from '@/lib/blog/post-schema';
import type { FrontMatter } from '@/lib/blog/sources/front-matter';

const SCANNED_LINES = 10;

const OTHER_KEYS =
  /^(?:title|t[ií]tulo|description|descripci[oó]n|fecha|autora?|secci[oó]n|imagen|slug|layout|permalink|tags|categor(?:y|ies)|publish\w*|publica\w*|pub ?date|release\w*|status|estado|visibility|private|privado|hidden|unlisted|unpublished|expir\w*|hold\w*)$/;
const DRAFT_KEY =
  /^(?:is)?(?:drafts?|borrador|embarg\w*|donotpublish|nopublicar|notfor(?:release|publication)\w*)$/;
const DRAFT_LINE =
  /^(?:is)?(?:drafts?|borrador|embarg(?:o|oed|ado|ada)|donotpublish|nopublicar|notforrelease|notforpublication)(?:true|yes|on|si|sí|only|v|donotpublish|notforrelease)?$|^embarg(?:oed|ad[oa])(?:until|hasta)/;
const STATE_KEY = /^(?:status|state|estado|visibility|publish(?:ed)?|publicad[oa]|publicar)$/;
const HELD_STATE = /^(?:drafts?|borrador|privat\w*|privado|unpublished|embarg\w*)\b|^(?:false|no|off|0)$/;
const NEGATIVE = /^(?:false|no|off|0|none|ninguno)$/;
const DRAFT_WORD = /\b(?:drafts?|borrador|embarg\w*)\b(?!["'*\s]*[:=]\s*["']?(?:false|no|off|0)\b)/i;
const DRAFT_WITHIN = /\b(?:draft|borrador)["'*_ ]*[:=]\s*["']?(?:true|yes|on|1|s[ií])(?![\p{L}\p{N}])/iu;

/** Matches misspellings of `draft`: one letter added, missing or wrong, or two letters swapped. */
const NEARLY_DRAFT =
  /^(?:.draft|d.raft|dr.aft|dra.ft|draf.t|draft.|.?raft|d.?aft|dr.?ft|dra.?t|draf.?|rdaft|darft|drfat|dratf)$/;
/** Match values and keys of other publishing systems, as in `status: live` and `hidden: true`. */
const PUBLIC_STATE = /^(?:true|yes|on|s[ií]|live|publi\w*)$/;
const AWAY_KEY = /^(?:private|privado|hidden|unlisted|unpublished)$/;

/** A line that may contain a key in any markup: `- **Draft:** yes`, `"draft" = true`, `<!-- draft: true -->`. */
type KeyLine = { line: number; text: string; key: string; value: string; letters: string };

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

function keyLine(written: string, line: number): KeyLine {
  const text = written.slice(0, 300).normalize('NFKC').replace(/&\w+;/g, ' ');
  const end = text.search(/[:=]/);
  const value = end < 0 ? '' : text.slice(end).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const key = end < 0 || end > 60 ? '' : lettersOf(text.slice(0, end));
  return { line, text, key, value: value.toLowerCase(), letters: lettersOf(text.slice(0, 60)) };
}

/** Returns the lines that are not blank. A line with HTML tags is also split at the tags. */
function keyLines(text: string, first = 1): KeyLine[] {
  return text.split(/\r\n?|\n/).flatMap((written, at) => {
    if (written.trim() === '') return [];
    const parts = written.split(/<\/?[a-z][^<>]*>/i);
    return (parts.length > 1 ? [parts.join(''), ...parts] : parts).map((part) => keyLine(part, first + at));
  });
}

function firstLines(lines: readonly KeyLine[]): KeyLine[] {
  const last = [...new Set(lines.map(({ line }) => line))][SCANNED_LINES] ?? Number.POSITIVE_INFINITY;
  return lines.filter(({ line }) => line < last);
}

/** Returns the first and last lines, because people also put keys at the end. */
function edges(lines: readonly KeyLine[]): KeyLine[] {
  return [...firstLines(lines), ...lines.slice(-SCANNED_LINES)];
}

const ourKeys = new Set(frontMatterKeys.flatMap((key) => [key, key.replace(/^meta/, '')]).map(lettersOf));

function isKey({ key }: KeyLine): boolean {
  return ourKeys.has(key) || OTHER_KEYS.test(key) || DRAFT_KEY.test(key) || NEARLY_DRAFT.test(key);
}

function saysDraft({ key, value, letters }: KeyLine): boolean {
  if (DRAFT_LINE.test(letters)) return !NEGATIVE.test(value);
  if (STATE_KEY.test(key)) return HELD_STATE.test(value);
  return DRAFT_KEY.test(key) && !NEGATIVE.test(value);
}

const RULE = /^\s*[-\u2010-\u2015\u2212+*=_~;.]+\s*$/;
const fences = 'write keys such as title: between two lines ---, the first of which begins the file';

/** Returns the likely reason why front matter was not recognized. */
function causeOf(text: string, found: KeyLine | undefined): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  if (/^---\s*$/.test(first)) return 'the closing line --- is missing';
  if (/^[^\p{L}\p{N}-]{1,20}---\s*?\n/u.test(text)) return 'something stands before its first ---';
  if (/^\s*\+\+\+/.test(first)) return 'it stands between lines +++, and TOML is not read';
  if (/^\s*(?:```|~~~)/.test(first)) return 'it stands in a code fence';
  if (RULE.test(first)) return `it begins with ${JSON.stringify(first)}, not with "---"`;
  return found?.key ? `"${found.key}" looks like one of its keys` : 'a line says draft';
}

/**
 * Returns why a file without readable front matter is held back; undefined unless something in it looks like front
 * matter.
 */
export function unreadFrontMatter(text: string): string | undefined {
  const lines = keyLines(text);
  const found = edges(lines).find((line) => isKey(line) || saysDraft(line)) ?? lines.find(saysDraft);
  const [first] = lines;
  if (!first || !(found || RULE.test(first.text))) return undefined;
  const cause = causeOf(text.slice(0, 80), found);
  return `:${(found ?? first).line}: held back, since its front matter cannot be read: ${cause}; ${fences}`;
}

/**
 * Returns the format of a file that is not Markdown; undefined for Markdown. In another format, `draft: true`
 * might not be recognized.
 */
export function otherFormat(text: string): string | undefined {
  if (/^\s*\{\\rtf/.test(text)) return 'RTF';
  if (/^\s*<(?:!doctype|html|head|\?xml)\b/i.test(text)) return 'HTML';
  return /[\u0000-\u0008]/.test(text) ? 'not text' : undefined;
}

/** Whether an unreadable file says that it is a draft. If so, its last good copy must not be shown either. */
export function mentionsDraft(text: string): boolean {
  const lines = keyLines(text.replaceAll('\0', ''));
  const top = otherFormat(text) ? lines : firstLines(lines);
  return top.some((line) => saysDraft(line) || DRAFT_WORD.test(line.text));
}

function meansDraft([name, written]: [string, unknown]): boolean {
  const key = lettersOf(name);
  const value = String(written).toLowerCase();
  if (STATE_KEY.test(key)) return !PUBLIC_STATE.test(value);
  return (DRAFT_KEY.test(key) || NEARLY_DRAFT.test(key) || AWAY_KEY.test(key)) && !NEGATIVE.test(value);
}

/**
 * Returns the number of the first line that calls the post a draft in a place other than the key `draft`: in
 * another key, in the text of the front matter, or near the start or end of the body.
 */
function draftLine(text: string, { head }: FrontMatter): number | undefined {
  const inHead = keyLines(head).filter(({ text: line }) => !/^\s*#/.test(line));
  const inBody = edges(keyLines(text.slice(head.length), head.split(/\r?\n/).length));
  const [first, second] = inBody;
  const isRepeated = first && second && RULE.test(first.text) && isKey(second);
  const found =
    inHead.find((line) => saysDraft(line) || DRAFT_WITHIN.test(line.text)) ??
    inBody.find((line) => saysDraft(line)) ??
    (isRepeated ? second : undefined);
  return found?.line;
}

/** Returns why a post is held back although `draft` is not set, so that a typo never publishes a draft. */
export function heldBack(text: string, front: FrontMatter): string | undefined {
  const { facts, unknown } = front;
  const [other] = Object.keys(unknown);
  const [near] = Object.entries(unknown).find(meansDraft) ?? [];
  if (near) return `: held back as a draft, which ${near} may mean`;
  if (other && !facts.date) return `: held back as a draft: it has no date, which ${other} may mean`;
  const line = draftLine(text, front);
  return line === undefined ? undefined : `:${line}: held back as a draft, which this line may mean`;
}
