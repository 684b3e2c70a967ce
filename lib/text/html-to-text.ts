import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { cleanText } from '@/lib/text/clean-text';
import { joinSurrogateReferences } from '@/lib/text/decode-entities';
import { undoDoubleEncoding } from '@/lib/text/undo-double-encoding';

/** Enough for any excerpt; what comes after is not looked at. */
const mostHtml = 20_000;
const chunk = 500;

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

const unread = names(
  'script style template noscript iframe object svg math select button textarea figcaption head title',
);
const inline = names(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr',
);

/** Gathers text while htmlparser2 reads; an unread element hides all that is in it. */
class TextCollector {
  text = '';
  private unreadDepth = 0;

  ontext(text: string) {
    if (this.unreadDepth === 0) this.text += text;
  }

  onopentag(name: string, { hidden, style }: Readonly<Record<string, string>>) {
    const isUnread = unread.has(name) || hidden !== undefined || (style && /display:\s*none/i.test(style));
    if (this.unreadDepth > 0 || isUnread) this.unreadDepth++;
    else if (!inline.has(name)) this.text += ' ';
  }

  onclosetag(name: string) {
    if (this.unreadDepth > 0) this.unreadDepth--;
    else if (!inline.has(name)) this.text += ' ';
  }
}

function textOfMarkup(html: string, enough: number): string {
  const collector = new TextCollector();
  const parser = new Parser(collector);
  for (let at = 0; at < html.length && collector.text.length < enough; at += chunk)
    parser.write(html.slice(at, at + chunk));
  if (collector.text.length < enough) parser.end();
  return collector.text;
}

/**
 * The plain text of HTML: blocks apart by a space, no scripts, captions or hidden parts, references resolved. Reads
 * until about `enough` characters of text are there and at most 20,000 of the HTML (rows 12 and 40). The text is
 * text: it may hold `<` and must be written out as text.
 */
export function htmlToText(html: string, enough = 700): string {
  const start = joinSurrogateReferences(html.length > mostHtml ? html.slice(0, mostHtml) : html);
  if (!start.includes('<')) return cleanText(undoDoubleEncoding(decodeHTML(start.slice(0, enough * 2))));
  const markup = start.includes(']]>') ? start.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : start;
  return cleanText(undoDoubleEncoding(textOfMarkup(markup, enough)));
}
