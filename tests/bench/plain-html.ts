import { Parser } from 'htmlparser2';
import { safeAddress } from '../../lib/blog/markdown/rehype-plugins';

const inline = /^(a|b|br|code|del|em|i|img|strong)$/;

/** Returns attributes as a sorted string. Unsafe addresses become empty, because the site's renderer drops them. */
function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => [name, name === 'href' || name === 'src' ? safeAddress(value) : value])
    .filter(([name, value]) => value !== '' || (name !== 'href' && name !== 'src' && name !== 'alt'))
    .map(([name, value]) => ` ${name}="${value}"`)
    .sort()
    .join('');
}

/** Normalizes HTML, so that equivalent documents become the same string. */
export function plainHtml(html: string): string {
  const parts: string[] = [];
  let preformatted = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'pre') preformatted++;
      parts.push(`${inline.test(name) ? '' : '\n'}<${name}${attributesOf(attributes)}>`);
    },
    onclosetag(name) {
      if (name === 'pre') preformatted--;
      parts.push(`</${name}>${inline.test(name) ? '' : '\n'}`);
    },
    ontext(text) {
      parts.push(JSON.stringify(preformatted > 0 ? text : text.replace(/\s+/g, ' ')).slice(1, -1));
    },
  });
  parser.end(html);
  return parts
    .join('')
    .replace(/ *\n[\n ]*/g, '\n')
    .trim();
}
