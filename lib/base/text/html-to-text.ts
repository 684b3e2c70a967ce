import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { cleanText } from '@/lib/base/text/clean-text';
import { joinSurrogateReferences } from '@/lib/base/text/decode-entities';
import { withoutUnclosed } from '@/lib/base/text/html/close-elements';
import { isInlineElement, isUnreadElement } from '@/lib/base/text/html/html-elements';
import { lineBreak, textOfSimpleHtml } from '@/lib/base/text/html/simple-html';

const mostHtml = 20_000;
const chunk = 500;
const PARAGRAPH = /\n\s*\n/;
const longestReference = 8;

class TextCollector {
  text = '';
  private unreadDepth = 0;

  ontext(text: string) {
    if (this.unreadDepth === 0) this.text += text;
  }

  onopentag(name: string, { hidden, style }: Readonly<Record<string, string>>) {
    const isUnread =
      isUnreadElement(name) || hidden !== undefined || (style && /display:\s*none/i.test(style));
    if (this.unreadDepth > 0 || isUnread) this.unreadDepth++;
    else if (!isInlineElement(name)) this.text += lineBreak;
  }

  onclosetag(name: string) {
    if (this.unreadDepth > 0) this.unreadDepth--;
    else if (!isInlineElement(name)) this.text += lineBreak;
  }
}

function textOfAnyHtml(html: string, enough: number): string {
  const collector = new TextCollector();
  const parser = new Parser(collector);
  const whole = withoutUnclosed(html);
  for (let at = 0; at < whole.length && collector.text.length < enough; at += chunk)
    parser.write(whole.slice(at, at + chunk));
  if (collector.text.length < enough) parser.end();
  return collector.text;
}

function beginningOf(html: string): string {
  if (html.length <= mostHtml) return html;
  const start = html.slice(0, mostHtml);
  const lastTag = start.lastIndexOf('<');
  return lastTag > start.lastIndexOf('>') ? start.slice(0, lastTag) : start;
}

function brokenText(html: string, enough: number): string {
  const start = joinSurrogateReferences(beginningOf(html));
  if (!start.includes('<')) return decodeHTML(start.slice(0, enough * longestReference));
  const markup = start.includes(']]>') ? start.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : start;
  return textOfSimpleHtml(markup, enough) ?? textOfAnyHtml(markup, enough);
}

/** Reads about `enough` characters, at most 20,000 of the HTML (quirks 12 and 40). May hold `<`: escape it. */
export function htmlToText(html: string, enough = 700): string {
  return cleanText(brokenText(html, enough));
}

/** The text of each block; without any markup, an empty line separates blocks. */
export function htmlToLines(html: string, enough = 700): string[] {
  const parts = html.includes('<') ? lineBreak : PARAGRAPH;
  return brokenText(html, enough).split(parts).map(cleanText).filter(Boolean);
}
