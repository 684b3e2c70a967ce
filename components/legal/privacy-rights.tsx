import { thisCity } from '@/lib/city/this-city';
import { mailLink } from '@/lib/contact/mail-link';
import { LegalSection, Subheading } from './legal-section';

function CaliforniaRights() {
  return (
    <>
      <Subheading>Residents of California</Subheading>
      <p>
        Under California law you may ask which personal information we hold about you and where it came from,
        have a copy of it, have it corrected or deleted, limit how sensitive information is used, and opt out
        of its sale or sharing. Nobody is treated worse for asking. You may let someone else ask for you.
      </p>
      <p>
        We do not sell personal information and do not share it for advertising across sites, for money or for
        anything else, and have not done so in the past twelve months. This holds for everybody, and so for
        readers under 16 too. We give no personal information to others for their own direct marketing. The
        only personal information that we keep is your letters to us: an email address, a name if you sign
        with one, and what you wrote.
      </p>
    </>
  );
}

function Signals() {
  return (
    <>
      <Subheading>Global Privacy Control and Do Not Track</Subheading>
      <p>
        The Global Privacy Control signal is honored as a request not to sell or share: since nothing is sold
        or shared, all that it changes here is that advertising companies’ code is left out for you. A Do Not
        Track signal changes nothing, because we do not follow you across time or other sites with it or
        without it, and let nobody else do so through our pages.
      </p>
    </>
  );
}

/** Your Rights, with those of California, the two signals, and how to ask. */
export function YourRights() {
  const { email } = thisCity();
  return (
    <LegalSection title="Your Rights">
      <p>
        You may read everything here without telling us who you are. If you have written to us, you may ask
        what we hold, have it corrected, or have it deleted. A first answer comes within ten business days and
        a full one within 45 days. We ask you to write from the address that the letters came from, so that
        nobody else can ask for them.
      </p>
      <CaliforniaRights />
      <Signals />
      <Subheading>How to ask, and how this text changes</Subheading>
      <p>
        Write to <a href={mailLink(email, 'Privacy request')}>{email}</a>. When this policy changes, the new
        text stands here with a new date; a change that takes something away from you is announced on the
        front page 30 days before it holds.
      </p>
    </LegalSection>
  );
}
