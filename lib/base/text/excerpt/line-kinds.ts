const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
const WEEKDAY = '(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\\.?,?\\s+)?';
const HOUR = '(?:[,\\s|•·@–-]*(?:at\\s+)?\\d{1,2}:\\d{2}(?:\\s*[AaPp]\\.?[Mm]\\.?)?(?:\\s*[A-Z]{2,4})?)?';
export const printedDate = `${WEEKDAY}(?:${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}\\s+${MONTH}\\s+\\d{4}|\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4})${HOUR}`;
export const dateLabel = '(?:[Pp]ublished|[Pp]osted|(?:[Ll]ast )?[Uu]pdated)(?:\\s+(?:on|at))?\\s*:?\\s+';

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
const mostSmallWords = 2;
const longestAside = 160;
const AGENCY_CREDIT =
  /^.{2,80}(?:\/|\bvia\b|\|)\s*(?:Getty Images|AP|The Associated Press|Associated Press|Reuters|AFP|Shutterstock|iStock|Unsplash)[\w\s/]*[)\]]?$/;
const CHROME =
  /^(?:listen(?: (?:now|here))?|listen to (?:this|the) (?:article|story|episode|post)|watch(?: now| live)?|play(?: video)?|advertisement|ad|subscribe(?: now| here)?|sign up(?: now)?|share(?: this)?(?: article| story| post)?|print|e-?mail|comments?|loading|skip to (?:main )?content|related(?: stor(?:y|ies)| articles?| coverage)?|transcript|audio|video|photos?|(?:photo )?gallery|read more|continue reading|more|like this|follow us|donate(?: now)?|log ?in|menu|home|search|sponsored(?: content| post)?|partner content|photo by|by|getty images|associated press|\(?(?:ap|reuters|cns|afp|upi)\)?|article content|friends|hi(?: there)?|view (?:this |the )?(?:post|photo|image|gallery).{0,30})[\s.,:!…»›>→]*$/i;
const UPDATED =
  /^this (?:post|story|article|report|column) (?:was|has been|is) (?:last )?(?:updated|first published|originally published|corrected)\b/i;
const longestUpdate = 100;
const NOTICE =
  /^(?:editor[’']s note\b|correction:|sign up for |subscribe to |get (?:the|our) .{0,50}newsletter|this (?:story|post|article) (?:may )?(?:contains?|includes?) affiliate|we may (?:earn|receive) )/i;
/** All that follows is no longer the story. */
const END =
  /^(?:read (?:more|on|the (?:full|rest))\b|(?:continue|keep) reading\b|related\b.{0,20}:|more on this|see also\b|also read\b|share this\b|like this\b|click here\b|originally published\b)/i;

function isByline(line: string): boolean {
  const names = BYLINE.exec(line)?.[1];
  return names?.split(/\s+/).every((word) => BYLINE_WORD.test(word)) === true;
}

/** In a credit nearly all words are names. */
function isOfNames(line: string): boolean {
  const small = line.split(/\s+/).filter((word) => /^\p{Ll}{4,}/u.test(word) && !CREDIT_WORD.test(word));
  return small.length <= mostSmallWords;
}

export function isAside(line: string): boolean {
  if (line.length > longestAside) return false;
  const isCredit = CREDIT.test(line) || COURTESY.test(line) || AGENCY_CREDIT.test(line);
  if (isCredit && isOfNames(line)) return true;
  if (UPDATED.test(line) && line.length <= longestUpdate) return true;
  return CHROME.test(line) || DATE.test(line) || READING_TIME.test(line) || isByline(line);
}

export function isNotice(line: string): boolean {
  return NOTICE.test(line);
}

export function endsStory(line: string): boolean {
  return END.test(line);
}
