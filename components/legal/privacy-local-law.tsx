import type { Jurisdiction } from '@/lib/legal/jurisdiction';
import { Subheading } from './legal-section';

type LawProps = { outsideAds: boolean };

function California({ outsideAds }: LawProps) {
  return (
    <>
      <Subheading>California residents</Subheading>
      <p>
        You may ask what personal information we have about you and where it came from, get a copy of it, and
        have it corrected or deleted. You may limit the use of sensitive information and opt out of its sale
        or sharing. We will not treat you differently for using these rights. You may have someone make a
        request for you.
      </p>
      <p>
        In the past 12 months, the categories of personal information we have collected are identifiers (the
        email addresses and names of people who wrote to us or subscribed) and the contents of their messages.
        We do not sell personal information, including that of people under 16. We do not give it to other
        companies for their own direct marketing.{' '}
        {outsideAds
          ? 'Loading an advertising company’s code lets that company receive your IP address, which California law may treat as sharing for cross-context behavioral advertising. To opt out, turn on Global Privacy Control in your browser.'
          : 'We do not share it for cross-context behavioral advertising.'}
      </p>
    </>
  );
}

function OtherStates({ outsideAds }: LawProps) {
  return (
    <>
      <Subheading>State privacy laws</Subheading>
      <p>
        The law of your state may give you more rights, such as a copy of your information or an appeal of our
        answer. We will honor them. We do not sell personal information.{' '}
        {outsideAds && 'To opt out of advertising companies’ code, turn on Global Privacy Control.'}
      </p>
    </>
  );
}

function Elsewhere() {
  return (
    <>
      <Subheading>Your local law</Subheading>
      <p>
        The law where you live may give you more rights, such as a copy of your information or the right to
        object to its use. We will honor them. You may also complain to your data protection authority.
      </p>
    </>
  );
}

/** What the law of the city's place adds to a reader's rights. */
export function LocalLaw({ jurisdiction, outsideAds }: LawProps & { jurisdiction: Jurisdiction }) {
  if (jurisdiction === 'us-ca') return <California outsideAds={outsideAds} />;
  return jurisdiction === 'us' ? <OtherStates outsideAds={outsideAds} /> : <Elsewhere />;
}
