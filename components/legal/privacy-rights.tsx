import { thisCity } from '@/lib/city/this-city';
import { mailLink } from '@/lib/pages/contact';
import { jurisdictionOf } from '@/lib/pages/legal';
import { settings } from '@/lib/settings/settings';
import { LegalSection, Subheading } from './legal-section';
import { LocalLaw } from './privacy-local-law';

function Signals({ outsideAds }: { outsideAds: boolean }) {
  return (
    <>
      <Subheading>Global Privacy Control and Do Not Track</Subheading>
      <p>
        If your browser sends the Global Privacy Control signal, we treat it as a request not to sell or share
        your information.{' '}
        {outsideAds
          ? 'We then load no code from advertising companies.'
          : 'We do neither, with or without the signal, and we load no code from advertising companies.'}
      </p>
      <p>
        We do not respond to Do Not Track signals, because we ourselves do not track you across other
        websites, with or without the signal. Companies whose videos, maps, forms or documents you open{' '}
        {outsideAds && 'and the company that fills ad spaces '}
        may collect information about what you do over time and on different websites.
      </p>
    </>
  );
}

function Requests({ email }: { email: string }) {
  return (
    <>
      <Subheading>How to make a request</Subheading>
      <p>
        Email <a href={mailLink(email, 'Privacy request')}>{email}</a>. Write from the address you used
        before, if you can, so that we can confirm the request is yours. Someone who writes for you should
        attach your signed permission, and we may ask you to confirm it. We will confirm that we received it
        within 10 business days and answer within 45 days, or sooner if the law where you live requires it.
      </p>
      <Subheading>Changes to this policy</Subheading>
      <p>
        If we change this policy, we will post the new version on this page with a new date. If a change
        reduces your rights, we will also announce it on the front page at least 30 days before it takes
        effect.
      </p>
    </>
  );
}

export function YourRights() {
  const { email, region } = thisCity();
  const outsideAds = settings().adScriptUrl !== undefined;
  return (
    <LegalSection title="Your Rights">
      <p>
        You can read this site without telling us who you are. If you have written to us or subscribed to the
        newsletter, you may ask what information we have about you and ask us to correct or delete it. You may
        unsubscribe at any time: Reply “unsubscribe” to any newsletter, or email us.
      </p>
      <LocalLaw jurisdiction={jurisdictionOf(region)} outsideAds={outsideAds} />
      <Signals outsideAds={outsideAds} />
      <Requests email={email} />
    </LegalSection>
  );
}
