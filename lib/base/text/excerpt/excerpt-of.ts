import { type Filed, MONTH, STORY, withoutDateline, withoutShouting } from '@/lib/base/text/excerpt/dateline';
import { isLikeTitle, squashed, trimTails } from '@/lib/base/text/excerpt/trim-tails';

const WEEKDAY = '(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\.?,?\\s+)?';
const HOUR = '(?:[,\\s|•·@–-]*(?:at\\s+)?\\d{1,2}:\\d{2}(?:\\s*[AaPp]\\.?[Mm]\\.?)?(?:\\s*[A-Z]{2,4})?)?';
const printedDate = `${WEEKDAY}(?:${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}\\s+${MONTH}\\s+\\d{4}|\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4})${HOUR}`;
const dateLabel = '(?:[Pp]ublished|[Pp]osted|(?:[Ll]ast )?[Uu]pdated)(?:\\s+(?:on|at))?\\s*:?\\s+';

const DATE = new RegExp(`^(?:${dateLabel})?${printedDate}\\.?$`);
const READING_TIME = /^\d+ min(?:ute)?s? read$/i;
const BYLINE =
  /^(?:By|BY|Por|(?:Story|Words|Text|Reporting|Photos?|Written|Reported) by)\s*:?\s+(?=\p{Lu})(.{2,90})$/u;
const BYLINE_WORD =
  /^(?:\p{Lu}[\p{L}\p{M}.'’&,|/-]*|and|of|the|at|in|for|with|de|del|la|van|von|special|to|staff|writer|reporter|editor|columnist|contributor|correspondent|contributing|[|/&–—-])[,.]?$/u;
const CREDIT =
  /^[([]?(?:file )?(?:photo(?:graph)?s?|images?|illustration|graphic|video|credit|ap photo|(?:photo|image) credit|featured image)(?:\s+(?:credit|courtesy|illustration))?(?:\s+by\b|\s*[:/]|\s+(?:of|courtesy|via)\b|$).{0,120}$/i;
const COURTESY = /^[([]?(?:courtesy(?: of)?|screenshot from|getty images|shutterstock)\b.{0,100}$/i;
const CREDIT_WORD = /^(?:courtesy|photo|image|credit|from|with|staff|file|photographer)/;
const MAX_SMALL_WORDS = 2;
const MAX_ASIDE_LENGTH = 160;
const AGENCY_CREDIT =
  /^.{2,80}(?:\/|\bvia\b|\|)\s*(?:Getty Images|AP|The Associated Press|Associated Press|Reuters|AFP|Shutterstock|iStock|Unsplash)[\w\s/]*[)\]]?$/;
const CHROME =
  /^(?:listen(?: (?:now|here))?|listen to (?:this|the) (?:article|story|episode|post)|watch(?: now| live)?|play(?: video)?|advertisement|ad|subscribe(?: now| here)?|sign up(?: now)?|share(?: this)?(?: article| story| post)?|print|e-?mail|comments?|loading|skip to (?:main )?content|related(?: stor(?:y|ies)| articles?| coverage)?|transcript|audio|video|photos?|(?:photo )?gallery|read more|continue reading|more|like this|follow us|donate(?: now)?|log ?in|menu|home|search|sponsored(?: content| post)?|partner content|photo by|by|getty images|associated press|\(?(?:ap|reuters|cns|afp|upi)\)?|article content|friends|hi(?: there)?|view (?:this |the )?(?:post|photo|image|gallery).{0,30}|view (?:this e-?mail )?in (?:your |a )?browser|click to (?:share|e-?mail|print|tweet)\b.{0,80}|facebook|x|twitter|linkedin|whatsapp|reddit|pinterest|threads|bluesky)[\s.,:!…»›>→]*$/i;
const UPDATED =
  /^this (?:post|story|article|report|column) (?:was|has been|is) (?:last )?(?:updated|first published|originally published|corrected)\b/i;
const MAX_UPDATE_LENGTH = 100;
const NOTICE =
  /^(?:editor[’']s note\b|this is the rss feed version\b|we use cookies\b|correction:|sign up for |subscribe to |get (?:the|our) .{0,50}newsletter|this (?:story|post|article) (?:may )?(?:contains?|includes?) affiliate|we may (?:earn|receive) )/i;
/** Matches team scores, points by period, and rows and headings of player statistics. */
const BOX_SCORE =
  /^\p{Lu}[\p{L}.' ]+\s\d{1,3}, \p{Lu}[\p{L}.' ]+\s\d{1,3}(?:\.|$)|(?:\s\d{1,3}){3,}(?:\s|$)|\d\s*[—–]\s*\d|\bAB R H\b|\b(?:Totals|First (?:[Pp]eriod|[Qq]uarter|[Hh]alf))\W+\d|\b(?:First|Second|Third) [Pp]eriod[—–_-]|\b(?:Penalties|Goalies|Power-play)\s?[—–_-]/u;

/** Box scores have few lowercase words; sentences have more. */
function isBoxScore(line: string): boolean {
  const words = line.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{3,}\W*$/u.test(word)).length;
  return small <= words.length / 8 && BOX_SCORE.test(line);
}

/** Matches a line that ends the story. The line and everything after it are dropped. */
const END =
  /^(?:read (?:more|on|the (?:full|rest))\b|(?:continue|keep) reading\b|related\b.{0,20}:|more on this|see also\b|also read\b|share this\b|like this\b|click here\b|originally published\b)/i;

function isByline(line: string): boolean {
  const names = BYLINE.exec(line)?.[1];
  return names?.split(/\s+/).every((word) => BYLINE_WORD.test(word)) === true;
}

/** Whether nearly all words are names, as in a photo credit. */
function isOfNames(line: string): boolean {
  const small = line.split(/\s+/).filter((word) => /^\p{Ll}{4,}/u.test(word) && !CREDIT_WORD.test(word));
  return small.length <= MAX_SMALL_WORDS;
}

export function isAside(line: string): boolean {
  if (isBoxScore(line)) return true;
  if (line.length > MAX_ASIDE_LENGTH) return false;
  const isCredit = CREDIT.test(line) || COURTESY.test(line) || AGENCY_CREDIT.test(line);
  if (isCredit && isOfNames(line)) return true;
  if (UPDATED.test(line) && line.length <= MAX_UPDATE_LENGTH) return true;
  return CHROME.test(line) || DATE.test(line) || READING_TIME.test(line) || isByline(line);
}

const MIN_WORDS = 8;
const MIN_SMALL_WORDS = 3;
const ENDED = /[.!?…:"”’)\]]$/;

function isSentence(line: string): boolean {
  if (ENDED.test(line)) return true;
  const words = line.split(' ');
  if (words.length < MIN_WORDS) return false;
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length;
  return small >= MIN_SMALL_WORDS || !/\p{Ll}/u.test(line);
}

/** Drops bylines, credits, a repeated title, everything after "Read more", and headings before the first sentence. */
export function storyLines(lines: readonly string[], title: string): string[] {
  const end = lines.findIndex((line, i) => i > 0 && END.test(line));
  const kept = (end === -1 ? lines : lines.slice(0, end)).filter(
    (line) => !isAside(line) && !(lines.length > 1 && NOTICE.test(line)) && !isLikeTitle(line, title),
  );
  let first = kept.findIndex(isSentence);
  // A line that starts in lowercase continues the sentence of the previous line.
  while (first > 0 && /^\p{Ll}/u.test(kept[first] ?? '')) first--;
  return first > 0 ? kept.slice(first) : kept;
}

const NAME = `\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}\\.)?(?: (?:de|del|la|van|von))* \\p{Lu}[\\p{L}'’-]+(?:,? (?:Jr\\.|Sr\\.|II|III))?`;
const SHOUTED = `\\p{Lu}[\\p{Lu}.'’-]+(?:,? (?:AND|and|\\p{Lu}[\\p{Lu}.'’-]*)(?![\\p{Ll}])){1,6}`;
const OFFICE = `(?:(?:Vice |Deputy )?Mayor(?: Pro Tem(?:pore)?)?|Council ?(?:[Mm]ember|man|woman|person)|City (?:Manager|Attorney|Clerk)|(?:County )?Supervisor|Assembly(?:member|man|woman)|(?:State )?Senator|Sen\\.|Rep\\.|Congress(?:man|woman|member)|Superintendent|Sheriff|(?:Police |Fire )?Chief|Dr\\.|Professor|Commissioner|Gov(?:ernor|\\.)|Trustee|Director|President|Chancellor|Guest (?:Columnist|Contributor|Writer)|[Aa]lcalde(?:sa)?|[Cc]oncejal(?:a)?)`;
const JOB = `(?:(?:\\p{Lu}[\\p{L}-]+ ){0,3}(?:[Ww]riters?|[Rr]eporters?|[Ee]ditors?|[Cc]olumnist|[Cc]orrespondent|[Cc]ontributor|[Ii]ntern|[Ss]taff)|(?:The )?Associated Press|City News Service)`;
/** Drops the heading from text such as "John Smith Obituary John Smith passed away". */
function withoutObituary(text: string, title: string): string {
  const [name] = /^.{3,60}? Obituary\b/i.exec(title) ?? [];
  return name && text.startsWith(`${name} `) ? text.slice(name.length).trimStart() : text;
}

const OFFICIAL = new RegExp(`^(?:By|Por)(?: el| la)? ((?:${OFFICE} )+${NAME})`, 'u');

const AFTER = `\\s*[,.|:—–-]*\\s+`;

const bylines = [
  `By (?:${OFFICE} )+${NAME}`,
  `By (?:${SHOUTED}|${NAME})\\s*[,|—–-]?\\s*${JOB}`,
  `By ${SHOUTED}`,
  `By (?:[Tt]he )?(?:Associated Press|City News Service|Reuters)`,
].map((byline) => new RegExp(`^${byline}${AFTER}${STORY}`, 'u'));

const others = [
  /^(?:This|The) (?:post|story|article|report|column) (?:was|has been) (?:last )?(?:updated|corrected)\b.{0,50}?(?:[ap]\.?m\.?|\d{4})\.?\s+(?=[\p{Lu}“"‘])/u,
  new RegExp(`^(?:${dateLabel})?${printedDate}\\s*[|•·—–-]?\\s+(?=[\\p{Lu}“"‘])`, 'u'),
  /^(?:Photo|Image|Credit|Illustration|Video)s?(?: [Cc]redit)?(?: by|:| courtesy(?: of)?:?)\s+[^.!?]{2,80}?(?:Getty Images|Shutterstock|Unsplash|Reuters|AP|AFP|\.)\.?\s+(?=[\p{Lu}“"‘])/u,
  /^Courtesy of [^.!?]{2,60}\.\s+(?=[\p{Lu}“"‘])/u,
  /^(?:Advertisement|ADVERTISEMENT|Listen to this (?:article|story)|LISTEN)\s*[:|]?\s+(?=[\p{Lu}“"‘])/u,
  /^\((?:AP|Reuters|CNS|AFP|UPI|TNS|CNN|\p{Lu}[\w.& ]{0,20}(?:Wire|News Service))\)\s*[—–-]*\s*(?=[\p{Lu}“"‘])/u,
  /^This is the RSS feed version\b[^.]{0,60}\.\s+/,
  new RegExp(
    `^(?:[([*]+ ?UPDATED? ?[)\\]*]+|(?:[a-z]+day |[ap]m |morning |afternoon |evening )*UPDATED?(?:,? \\d{1,2}(?::\\d\\d)?\\s?[ap]\\.?m\\.?)?:)[\\s:—–-]*${STORY}`,
    'iu',
  ),
  /^[\s—–•|:;,.»>-]+/u,
];
const IN_PARENTHESES =
  /\s*[([](?:(?:file |ap |staff )?(?:photos?|photograph|images?|illustration|video)(?: (?:by|courtesy|credit|illustration|provided)\b|[:/])|photo\b|courtesy\b|credit:|ap photo|screenshot\b)[^()[\]]{0,150}(?:[)\]]|$)/gi;
const MAX_LEADS = 4;

export function withoutLeads(text: string, title: string, author: string | undefined): string {
  let rest = /[([]/.test(text) ? text.replace(IN_PARENTHESES, ' ').replace(/ {2,}/g, ' ').trim() : text;
  for (let again = 0; again < MAX_LEADS; again++) {
    const before = rest;
    if (rest.startsWith('By ')) for (const byline of bylines) rest = rest.replace(byline, '');
    for (const lead of others) rest = rest.replace(lead, '');
    rest = withoutName(rest, author);
    rest = withoutTitle(rest, title);
    if (rest === before) break;
  }
  return rest;
}

function withoutName(text: string, author: string | undefined): string {
  if (!author || !/^by\s/i.test(text)) return text;
  const at = text.toLowerCase().indexOf(author.toLowerCase());
  if (at === -1 || at > 40 || /[.!?]/.test(text.slice(0, at))) return text;
  const rest = text.slice(at + author.length);
  const gap = /^\s*[,.|:—–-]*\s+(?=[\p{Lu}“"‘'\d])/u.exec(rest);
  return gap ? rest.slice(gap[0].length) : text;
}

/** Drops a repeated title, unless the text continues in lowercase after it. */
function withoutTitle(text: string, title: string): string {
  if (title.length < 12) return text;
  if (!text.slice(0, title.length).toLowerCase().startsWith(title.toLowerCase())) return text;
  const gap = /^[.:|—–-]?\s+(?=[\p{Lu}“"‘])/u.exec(text.slice(title.length));
  return gap ? text.slice(title.length + gap[0].length) : text;
}

export type Known = {
  title: string;
  author?: string;
  places: readonly string[];
  names: readonly string[];
};

const NO_STORY =
  /^(?:welcome to wordpress\. this is your first post\b.*|this is the rss feed version\b.{0,60}|https?:\/\/\S+|submitted by .{0,300}\[comments\]|article url: .*|[^\p{L}\p{N}\p{Extended_Pictographic}]*)$/iu;

/** Matches a space before a period or comma, which removed markup leaves behind. */
const GAP = /(?<=[\p{L}\p{N}”"’)]) ([.,])(?= |$)/gu;

/** Whether text only repeats the title, or the start of the title if the text was truncated. */
function repeatsTitle(text: string, title: string): boolean {
  if (text.length > title.length + 10) return false;
  const words = squashed(text);
  return isLikeTitle(text, title) || (/…$/.test(text) && words !== '' && squashed(title).startsWith(words));
}

/** Returns the story's text without bylines, dates, credits, tails and its own dateline; '' if nothing is left. */
export function excerptOf(lines: readonly string[], { title, author, places, names }: Known): Filed {
  const kept = trimTails(storyLines(lines, title).join(' '), title);
  const first = withoutDateline(withoutLeads(kept, title, author), places, names);
  const begun = withoutObituary(withoutLeads(first.text, title, author), title).replace(GAP, '$1');
  const text = withoutShouting(begun, title, [...places, ...names]);
  if (isAside(text) || NO_STORY.test(text) || repeatsTitle(text, title)) return { text: '' };
  const official = lines.map((line) => OFFICIAL.exec(line)?.[1]).find(Boolean);
  return { ...first, text, ...(official && { official }) };
}
