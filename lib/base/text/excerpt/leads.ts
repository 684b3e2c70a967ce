import { dateLabel, printedDate } from '@/lib/base/text/excerpt/line-kinds';

const STORY = `(?=[\\p{Lu}“"‘'\\d$])`;
const NAME = `\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}\\.)?(?: (?:de|del|la|van|von))* \\p{Lu}[\\p{L}'’-]+(?:,? (?:Jr\\.|Sr\\.|II|III))?`;
const SHOUTED = `\\p{Lu}[\\p{Lu}.'’-]+(?:,? (?:AND|and|\\p{Lu}[\\p{Lu}.'’-]*)(?![\\p{Ll}])){1,6}`;
const OFFICE = `(?:(?:Vice |Deputy )?Mayor(?: Pro Tem(?:pore)?)?|Council ?(?:[Mm]ember|man|woman|person)|City (?:Manager|Attorney|Clerk)|(?:County )?Supervisor|Assembly(?:member|man|woman)|(?:State )?Senator|Sen\\.|Rep\\.|Congress(?:man|woman|member)|Superintendent|Sheriff|(?:Police |Fire )?Chief|Dr\\.|Professor|Commissioner|Gov(?:ernor|\\.)|Trustee|Director|President|Chancellor|Guest (?:Columnist|Contributor|Writer))`;
const JOB = `(?:(?:\\p{Lu}[\\p{L}-]+ ){0,3}(?:[Ww]riters?|[Rr]eporters?|[Ee]ditors?|[Cc]olumnist|[Cc]orrespondent|[Cc]ontributor|[Ii]ntern|[Ss]taff)|(?:The )?Associated Press|City News Service)`;
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
  /^\((?:AP|Reuters|CNS|AFP|UPI|TNS|CNN)\)\s*[—–-]*\s*(?=[\p{Lu}“"‘])/u,
  /^[\s—–•|:;,.»>-]+/u,
];
const IN_PARENTHESES =
  /\s*[([](?:(?:file |ap |staff )?(?:photos?|photograph|images?|illustration|video)(?: (?:by|courtesy|credit|illustration|provided)\b|[:/])|photo\b|courtesy\b|credit:|ap photo|screenshot\b)[^()[\]]{0,150}(?:[)\]]|$)/gi;
const most = 4;

export function withoutLeads(text: string, title: string, author: string | undefined): string {
  let rest = /[([]/.test(text) ? text.replace(IN_PARENTHESES, ' ').replace(/ {2,}/g, ' ').trim() : text;
  for (let again = 0; again < most; again++) {
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

/** A sentence that begins with the title goes on in lowercase, and stays. */
function withoutTitle(text: string, title: string): string {
  if (title.length < 12) return text;
  if (!text.slice(0, title.length).toLowerCase().startsWith(title.toLowerCase())) return text;
  const gap = /^[.:|—–-]?\s+(?=[\p{Lu}“"‘])/u.exec(text.slice(title.length));
  return gap ? text.slice(title.length + gap[0].length) : text;
}
