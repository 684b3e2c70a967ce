/** A word or phrase that we do not use, why, and a sentence that has it. See docs/style-guide.md. */
export type AvoidedWord = { pattern: RegExp; instead: string; example: string };

function avoid(pattern: RegExp, instead: string, example: string): AvoidedWord {
  return { pattern, instead, example };
}

const spelling: AvoidedWord[] = [
  avoid(/\b(col|neighb|hon|fav|flav|lab|harb|behavi|rum|hum)ours?\b/i, '-or', 'Ask a neighbour.'),
  avoid(
    /\b(col|neighb|hon|fav|flav|lab)our(ed|ing|ful|ite|ites|able|hood|hoods|ly)\b/i,
    '-or-',
    'My favourite.',
  ),
  avoid(
    /\b(cent|theat|lit|fib|kilomet|met)res?\b(?<!California Theatre|Amphitheatre)/,
    '-er',
    'The town centre.',
  ),
  avoid(/\blicen[c]es?\b/i, 'license', 'A dog licence.'),
  avoid(/\bprogrammes?\b/i, 'program', 'The summer programme.'),
  avoid(
    /\b(organ|recogn|real|special|apolog|summar|emphas)is(e|es|ed|ing|ation|ations)\b/i,
    '-ize',
    'We organise it.',
  ),
  avoid(
    /\b(cancell|labell|travell|fuell|modell|marvell)(ed|ing|er|ers)\b/i,
    'one l',
    'The show is cancelled.',
  ),
  avoid(
    /\b(grey|cheque|tyre|kerb|storeys?|jewellery|cosy|catalogue|plough|sceptic\w*|practised?|defence)\b/,
    'American',
    'A grey day.',
  ),
  avoid(/\be-mail(s|ed)?\b|\bweb ?site's\b/i, 'email', 'Send an e-mail.'),
];

const vocabulary: AvoidedWord[] = [
  avoid(/\b(queues?|queu(e?)ing)\b/i, 'line', 'A long queue.'),
  avoid(/\bpupils?\b/i, 'student', 'For pupils.'),
  avoid(/\bterm[- ]time\b/i, 'while school is in session', 'In term time.'),
  avoid(/\bfor ever\b/i, 'forever', 'Not for ever.'),
  avoid(/\bfootpaths?\b/i, 'path', 'A footpath.'),
  avoid(
    /\b(taps|trousers|lorry|lorries|petrol|fortnight|whilst|amongst|maths|learnt)\b/i,
    'American',
    'Taps are far apart.',
  ),
  avoid(
    /\b(car park|motorway|mobile phone|holidaymaker|post ?code|city centre|chemist's|bank holiday)s?\b/i,
    'American',
    'The car park.',
  ),
  avoid(/\bwhat(’|'| i)s on (in|at|this week|tonight)\b/i, 'what is happening', 'See what is on this week.'),
  avoid(/\b(the|their|your) sums\b|\bsums for\b/i, 'math, figures', 'He did the sums.'),
  avoid(/\bout of reach\b|\bnowadays\b/i, 'plain words', 'The posts are out of reach.'),
];

const voice: AvoidedWord[] = [
  avoid(/\b(headlines|newsletter|news) by mail\b/i, 'get our newsletter', 'Ask for the headlines by mail.'),
  avoid(
    /\b(opens|writes?|every|your) (a |us a )?letters?\b(?! (A|from your|to the editor))|\bletters? to us\b/i,
    'email',
    'Subscribe opens a letter to us.',
  ),
  avoid(/\banswer any issue\b|\bsend it as it is\b/i, 'unsubscribe', 'Answer any issue with the word stop.'),
  avoid(
    /\b(we|and) hold (nothing|no)\b|\bgave us nothing\b|\bgives us nothing\b/i,
    'we can’t load',
    'We hold nothing earlier.',
  ),
  avoid(
    /\bwhat (stands|holds) (here|between)\b|\bstands? in places\b/i,
    'is',
    'Ads stand in places of their own.',
  ),
  avoid(
    /\bkeeps? (of its readers|hours of)\b|\bkept for a local\b/i,
    'collects',
    'What this site keeps of its readers.',
  ),
  avoid(/\bnot your doing\b|\bhas the last word\b/i, 'say it plainly', 'It is not your doing.'),
  avoid(/\b(from us|have) for nothing\b/i, 'free', 'What schools can have from us for nothing.'),
  avoid(/\buntick\b|\bticked\b|\btick the\b/i, 'check, clear the checkbox', 'Untick the box.'),
  avoid(/\bpage never (moves|jumps)\b/i, 'pages do not shift', 'The page never moves when it fills.'),
  avoid(/\bquestions, answered\b|\belsewhere in town\b/i, 'a plain heading', 'Elsewhere in town'),
  avoid(
    /\bmail program\b|\bin full over\b|\bstory in full\b/i,
    'email program',
    'It opens in your mail program.',
  ),
  avoid(
    /\b(once|taken) again and (once|again)\b|\bit goes without\b/i,
    'leave it out',
    'It goes without saying.',
  ),
];

const operators: AvoidedWord[] = [
  avoid(
    /\b(FEEDS|RADIO_URL|SITE_URL|AD_SCRIPT_URL|BLOG_API_URL)\b/,
    'nothing: for operators',
    'Set FEEDS=live.',
  ),
  avoid(
    /\bbundled\b|\bthe software\b|\bmusic loop\b/i,
    'nothing: for operators',
    'Bundled with the software.',
  ),
];

/** Everything that we avoid, by kind. */
export const wordsWeAvoid: readonly AvoidedWord[] = [...spelling, ...vocabulary, ...voice, ...operators];

/** What a text has of it: the words as they stand there, each with what to write instead. */
export function avoidedIn(text: string): string[] {
  return wordsWeAvoid.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text);
    return found ? [`“${found[0]}” (write: ${instead})`] : [];
  });
}
