import { AdSlot } from '@/components/ads/ad-slot';
import { thisCity } from '@/lib/city/this-city';
import { mailLink } from '@/lib/contact/mail-link';
import { LegalSection } from './legal-section';

function Agreement() {
  const { siteTitle } = thisCity();
  return (
    <LegalSection title="Agreement to Terms">
      <p>
        These terms are between you and the publisher of {siteTitle}. By using the site you agree to them; if
        you do not, please do not use it. They stand beside the privacy policy, which says what happens to
        information about you.
      </p>
      <p>
        We may change them. The text that stands here, with its date, is the one that holds from that date on.
        If one sentence cannot be applied, the others remain.
      </p>
    </LegalSection>
  );
}

function UseLicense() {
  return (
    <LegalSection title="Use License">
      <p>
        You may read, print, link to and quote from this site for yourself, for teaching and for reporting,
        and follow its feeds in any reader. You may show the headlines of our feeds on a site of your own as
        long as each keeps its source’s name and its link.
      </p>
      <p>
        Headlines, summaries and pictures that come from a source belong to that source; we show them in short
        form and link to the original. Our own texts, drawings and name belong to us or to their authors.
        Republishing them whole needs our consent: write and ask.
      </p>
      <p>
        If you own something that is shown here and should not be, write to us and we take it down while we
        look into it.
      </p>
    </LegalSection>
  );
}

function Responsibilities() {
  return (
    <LegalSection title="User Responsibilities">
      <ul>
        <li>Do not try to break in, to overload the server or to get around its limits.</li>
        <li>Crawlers keep to robots.txt and to a pace that leaves room for readers.</li>
        <li>What you send us must be yours to send, and true as far as you know.</li>
        <li>Do not pass off our pages as yours, or yours as ours.</li>
      </ul>
      <p>
        When you send us a text or a picture for publication, it stays yours; you let us publish it here and
        keep it in the archive, with your name unless you ask otherwise.
      </p>
    </LegalSection>
  );
}

function Disclaimer() {
  return (
    <LegalSection title="Disclaimer">
      <p>
        The site is offered as it is, without warranty of any kind, express or implied. Headlines are gathered
        from others without checking each one, and a source may change or withdraw its story after we have
        shown it. Answers and guides are general information and not legal, medical or financial advice; the
        office that an answer links to has the last word.
      </p>
      <p>
        A link is not an endorsement. Advertisements and promotions are marked as such, and what they promise
        is their advertisers’ word. In an emergency call 911; do not wait for a page to load.
      </p>
    </LegalSection>
  );
}

function Liability() {
  const { email, state } = thisCity();
  return (
    <LegalSection title="Limitation of Liability">
      <p>
        As far as the law allows, the publisher is not liable for damage that comes from using this site, from
        relying on it, or from its being out of reach, whether direct or indirect. Nothing here limits a
        liability that cannot be limited by law, or a right that the law gives you as a consumer.
      </p>
      <p>
        The law of {state} applies. Questions about these terms go to{' '}
        <a href={mailLink(email, 'Terms of Service')}>{email}</a>.
      </p>
    </LegalSection>
  );
}

/** The terms of service under the five headings of spec section 2. */
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
