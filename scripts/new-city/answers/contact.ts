import { bad, good, type Result } from '../result';

export type Contact = { email: string; hosts: readonly string[] };

/** Mail services of everybody: their domain is not the paper's. */
const mailServices = new Set(
  (
    'aim.com aol.com att.net bell.net bellsouth.net btinternet.com charter.net comcast.net cox.net duck.com earthlink.net ' +
    'fastmail.com fastmail.fm frontier.com frontiernet.net gmail.com googlemail.com hey.com hushmail.com icloud.com ' +
    'juno.com mac.com mail.com me.com mindspring.com msn.com netzero.net optonline.net pacbell.net passport.com ' +
    'optimum.net pm.me prodigy.net.mx prodigy.net proton.me protonmail.ch protonmail.com q.com rocketmail.com rogers.com ' +
    'roadrunner.com rr.com sbcglobal.net shaw.ca suddenlink.net swbell.net sympatico.ca telus.net tutanota.com tuta.com ' +
    'verizon.net videotron.ca windstream.net xtra.co.nz ymail.com zoho.com zohomail.com'
  ).split(' '),
);

/** Of these each country has one: yahoo.com.mx, hotmail.ca, outlook.es. */
const ofEachCountry = /^(?:aol|gmx|hotmail|live|outlook|yahoo)\.(?:com?\.)?[a-z]{2,3}$/;

const host = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const name = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u;

function isEverybodys(domain: string): boolean {
  return mailServices.has(domain) || ofEachCountry.test(domain);
}

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
  return good({ email, hosts: isEverybodys(domain) ? [] : [domain] });
}
