import { AdSlot } from '@/components/ads/ad-slot';
import { LegalSection } from '@/components/legal/legal-page';
import { thisCity } from '@/lib/city/this-city';
import { mailLink } from '@/lib/pages/contact';
import { governingPlace, jurisdictionOf } from '@/lib/pages/legal';
import { listInWords } from '@/lib/pages/page-notes';

function Agreement() {
  const { siteTitle } = thisCity();
  return (
    <LegalSection title="Agreement to Terms">
      <p>
        These terms are an agreement between you and the publisher of {siteTitle}. By using the site, you
        agree to them. If you do not agree, please do not use the site. Our{' '}
        <a href="/privacy">privacy policy</a> explains how we handle information about you.
      </p>
      <p>
        We may change these terms. The version on this page applies from its effective date. If part of the
        terms cannot be enforced, the rest still applies.
      </p>
    </LegalSection>
  );
}

function CopyrightNotices() {
  const { email, region } = thisCity();
  const oath = jurisdictionOf(region) === 'other' ? '' : ', under penalty of perjury,';
  return (
    <p>
      If you believe that something on this site infringes your copyright, email{' '}
      <a href={mailLink(email, 'Copyright notice')}>{email}</a>. Name the work and the address of our page.
      Give your name, address, phone number and email address. State that you believe in good faith that the
      use is not authorized and that your notice is accurate, and state{oath} that you own the copyright or
      act for the owner. Sign it; a typed name is enough. We will answer promptly. If a notice has all of this
      and names something that others supplied, we will remove or block it. If it names our own work, we will
      review the claim first. If we removed something of yours and you believe it was a mistake, tell us at
      the same address.
    </p>
  );
}

function UseLicense() {
  const { siteTitle, faq, partners } = thisCity();
  const own = ['posts', ...(faq.length > 0 ? ['answers'] : []), 'drawings'];
  const ours = listInWords(partners.length > 0 ? [...own, 'partner documents'] : own);
  return (
    <LegalSection title="Use License">
      <p>
        You may read, print and link to this site and follow its feeds in any reader. We do not object if you
        show headlines from our feeds on your own website and each one keeps its source’s name and its link.
      </p>
      <p>
        Headlines, summaries and pictures from other sources belong to those sources. We show them in short
        form and link to the original. Only the source can give you permission to use more.
      </p>
      <p>
        Our own {ours} are licensed under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener">
          Creative Commons Attribution 4.0
        </a>
        . You may republish and adapt them, for any purpose, if you credit {siteTitle}, link to the original,
        name the license and link to it, and say what you changed. Posts signed by a contributor, and texts
        and pictures that others send us, belong to them and are not included. The name {siteTitle} and its
        emblem are not included either: Use them only to credit or link to us
        {partners.length > 0 && ', or as our partner documents allow'}. The computer code of this site has a
        license of its own, the MIT License.
      </p>
      <CopyrightNotices />
    </LegalSection>
  );
}

function Responsibilities() {
  return (
    <LegalSection title="User Responsibilities">
      <ul>
        <li>Do not try to break into the site, overload it or get around its limits.</li>
        <li>Automated tools must follow robots.txt and must not slow the site down for readers.</li>
        <li>
          What you send us for publication must be yours to publish. What you tell us must be true to the best
          of your knowledge.
        </li>
        <li>Do not present our pages as your own or yours as ours.</li>
      </ul>
      <p>
        If you send us a text or a picture for publication, you keep your rights to it. You give us permission
        to edit it with you, publish it under your name on this site and in its feeds, and keep it in our
        archive.
      </p>
    </LegalSection>
  );
}

function Disclaimer() {
  const { donation, faq } = thisCity();
  const emergency =
    jurisdictionOf(thisCity().region) === 'other' ? 'call your local emergency number' : 'call 911';
  return (
    <LegalSection title="Disclaimer">
      <p>
        The site is provided as is, without warranties of any kind, express or implied. We gather headlines
        from other sources automatically and do not check each one, and a source may change or withdraw a
        story after we show it. Our {faq.length > 0 ? 'answers and posts' : 'posts'} are general information,
        not legal, medical or financial advice. Confirm important details with the agency or organization we
        link to. If something of ours is wrong, email us. We will correct it and say so.
      </p>
      <p>
        A link is not an endorsement. Ads and promotions are labeled, and the claims of advertisers are their
        own. A promotion marked as a sample was not placed by the organization it names.{' '}
        {donation &&
          '“Donate Now” opens the website of another organization. Your donation goes to that organization, and this site does not handle it. '}
        In an emergency, {emergency}.
      </p>
    </LegalSection>
  );
}

function Liability() {
  const city = thisCity();
  const { email } = city;
  return (
    <LegalSection title="Limitation of Liability">
      <p>
        To the extent the law allows, the publisher is not liable for direct or indirect damages that result
        from using this site, relying on it or being unable to use it. Nothing in these terms limits liability
        that cannot be limited by law, or your rights as a consumer.
      </p>
      <p>
        The law of {governingPlace(city)} governs these terms. If you have questions about them, email{' '}
        <a href={mailLink(email, 'Terms of Service')}>{email}</a>.
      </p>
    </LegalSection>
  );
}

/** The five headings of requirements section 2. */
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
