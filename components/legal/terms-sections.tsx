import { AdSlot } from '@/components/ads/ad-slot';
import { thisCity } from '@/lib/city/this-city';
import { mailLink } from '@/lib/contact/mail-link';
import { jurisdictionOf } from '@/lib/legal/jurisdiction';
import { LegalSection } from './legal-section';

function Agreement() {
  const { siteTitle } = thisCity();
  return (
    <LegalSection title="Agreement to Terms">
      <p>
        These terms are an agreement between you and the publisher of {siteTitle}. By using the site, you
        agree to them. If you do not agree, please do not use the site. Our privacy policy explains how we
        handle information about you.
      </p>
      <p>
        We may change these terms. The version on this page applies from its effective date. If part of the
        terms cannot be enforced, the rest still applies.
      </p>
    </LegalSection>
  );
}

function UseLicense() {
  const { siteTitle } = thisCity();
  return (
    <LegalSection title="Use License">
      <p>
        You may read, print and link to this site and follow its feeds in any reader. You may show the
        headlines in our feeds on your own website if each one keeps its source’s name and its link.
      </p>
      <p>
        Headlines, summaries and pictures from other sources belong to those sources. We show them in short
        form and link to the original. We cannot give you permission to use them.
      </p>
      <p>
        Our own posts, answers, drawings and partner documents are licensed under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener">
          Creative Commons Attribution 4.0
        </a>
        . You may republish and adapt them, for any purpose, if you credit {siteTitle}, link to the original
        and say what you changed. Posts signed by a contributor belong to that contributor and are not
        included. Neither are the name {siteTitle} and its emblem.
      </p>
      <p>
        If you believe that something on this site infringes your copyright, write to us with the address of
        the page. We will take it down while we look into it.
      </p>
    </LegalSection>
  );
}

function Responsibilities() {
  return (
    <LegalSection title="User Responsibilities">
      <ul>
        <li>Do not try to break into the site, overload it or get around its limits.</li>
        <li>Automated tools must follow robots.txt and must not slow the site down for readers.</li>
        <li>Anything you send us must be yours to send and true to the best of your knowledge.</li>
        <li>Do not present our pages as your own or yours as ours.</li>
      </ul>
      <p>
        If you send us a text or a picture for publication, you keep your rights to it. You give us permission
        to publish it on this site and keep it in our archive, with your name unless you ask us to leave it
        out.
      </p>
    </LegalSection>
  );
}

function Disclaimer() {
  const emergency =
    jurisdictionOf(thisCity().region) === 'other' ? 'call your local emergency number' : 'call 911';
  return (
    <LegalSection title="Disclaimer">
      <p>
        The site is provided as is, without warranties of any kind, express or implied. We gather headlines
        from other sources automatically and do not check each one, and a source may change or withdraw a
        story after we show it. Our answers and posts are general information, not legal, medical or financial
        advice. Confirm important details with the agency or organization we link to.
      </p>
      <p>
        A link is not an endorsement. Ads and promotions are labeled, and their claims are the advertisers’
        own. In an emergency, {emergency}.
      </p>
    </LegalSection>
  );
}

function Liability() {
  const { email, state } = thisCity();
  return (
    <LegalSection title="Limitation of Liability">
      <p>
        To the extent the law allows, the publisher is not liable for direct or indirect damages that result
        from using this site, relying on it or being unable to use it. Nothing in these terms limits liability
        that cannot be limited by law, or your rights as a consumer.
      </p>
      <p>
        The law of {state} governs these terms. If you have questions about them, email{' '}
        <a href={mailLink(email, 'Terms of Service')}>{email}</a>.
      </p>
    </LegalSection>
  );
}

/** The terms of service under the five headings of requirements section 2. */
export function TermsSections() {
  return (
    <>
      <Agreement />
      <UseLicense />
      <Responsibilities />
      <AdSlot size="250" house="books" wideOnly />
      <Disclaimer />
      <Liability />
    </>
  );
}
