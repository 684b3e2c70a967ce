import { bad, good, type Result } from '../result';

export type Contact = { email: string; hosts: readonly string[] };

/** Mail services of everybody: their domain is not the paper's. */
const mailServices = new Set(
  (
    'aol.com comcast.net fastmail.com gmail.com gmx.com gmx.net googlemail.com hotmail.com icloud.com live.com mac.com ' +
    'mail.com me.com msn.com outlook.com pm.me proton.me protonmail.com sbcglobal.net yahoo.com yahoo.es ymail.com'
  ).split(' '),
);

const host = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const name = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u;

/** An email address, whose domain is then the paper's host too; or a domain, with `editor@` before it. */
export function readContact(written: string): Result<Contact> {
  const text = written
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '');
  const at = text.lastIndexOf('@');
  const domain = text
    .slice(at + 1)
    .toLowerCase()
    .replace(/^www\./, '');
  if (!host.test(domain) || (at >= 0 && !name.test(text.slice(0, at))))
    return bad(`“${written}” is neither an email address nor a domain, such as editor@bouldercitynews.com.`);
  const email = at > 0 ? `${text.slice(0, at)}@${domain}` : `editor@${domain}`;
  return good({ email, hosts: mailServices.has(domain) ? [] : [domain] });
}
