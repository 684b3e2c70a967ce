import { AdSlot } from '@/components/ads/ad-slot';
import { LegalSection, Subheading } from '@/components/legal/legal-page';
import { YourRights } from '@/components/legal/privacy-rights';
import { thisCity } from '@/lib/city/this-city';
import { isThere } from '@/lib/pages/site-pages';
import { settings } from '@/lib/settings/settings';

type AdCompaniesProps = {
  /** Whether an advertising company, and not this site, fills the ad spaces. */
  outside: boolean;
};

export function AdCompanies({ outside }: AdCompaniesProps) {
  return (
    <>
      <Subheading>Advertising</Subheading>
      {outside ? (
        <p>
          Some ad spaces are filled by an advertising company. Its code loads without a click when an ad space
          comes near your screen. It runs in a separate frame that cannot read the page you are on or this
          site’s storage. The company receives your IP address, the name of this site and information about
          your browser, may set its own cookies if your browser allows them, and may choose ads for you. If
          your browser sends the Global Privacy Control signal, we do not load this code.
        </p>
      ) : (
        <p>
          The ads on this site come from our own server. No advertising company receives information about
          your visit unless you follow a link in an ad.
        </p>
      )}
    </>
  );
}

/** Of a city without a donation message. */
function OneSetting() {
  return (
    <>
      <Subheading>What is stored in your browser</Subheading>
      <p>
        This site does not set cookies. It can store one kind of setting in your browser’s local storage,
        which stays on your device and is not sent to us: that you checked “Always load from …” under a video,
        map, form or document, so that content from that website loads without asking. To undo it, clear the
        checkbox.
      </p>
    </>
  );
}

function InYourBrowser() {
  if (!thisCity().donation) return <OneSetting />;
  return (
    <>
      <Subheading>What is stored in your browser</Subheading>
      <p>
        This site does not set cookies. It can store two kinds of settings in your browser’s local storage.
        They stay on your device and are not sent to us:
      </p>
      <ul>
        <li>
          that you closed the donation message or pressed “Maybe Later,” so that you do not see it again; and
        </li>
        <li>
          that you checked “Always load from …” under a video, map, form or document, so that content from
          that website loads without asking.
        </li>
      </ul>
      <p>
        To undo the second, clear the checkbox. To remove both, clear the data for this site in your browser’s
        settings.
      </p>
    </>
  );
}

function OnTheServer() {
  return (
    <>
      <Subheading>What our server receives</Subheading>
      <p>
        Like every web server, ours receives your IP address, the address of the page you request, and what
        your browser says about itself and about the page you came from. The website itself does not keep a
        record of visits. Its log lists errors, such as addresses that do not exist and sources that do not
        respond, without IP addresses. The hosting company, or a server in front of the website, may keep an
        access log of all of this for a limited time for security.
      </p>
      <p>
        To prevent overload, the server counts recent{' '}
        {isThere('/radio')
          ? 'searches, picture requests and radio connections'
          : 'searches and picture requests'}{' '}
        by IP address. The counts are held in memory only and are not saved.
      </p>
      <p>
        A search term is part of the address of the page you request, so an access log can include it. We use
        it only to show the results.
      </p>
    </>
  );
}

function SentToUs() {
  const { contact } = thisCity();
  return (
    <>
      <Subheading>What you send us</Subheading>
      <p>
        If you email us, we receive your email address, your message and whatever else you include, such as
        your name, phone number or postal address. If you subscribe to the newsletter by email, we add your
        email address to our mailing list. The list is kept by the publisher, not by this website. To follow
        us without giving an email address, use RSS.
      </p>
      <p>
        The companies that handle email and hosting for us receive this information so that they can do that
        work. We do not give it to anyone else, including other publications, unless the law requires it or
        what you wrote to us about requires it, such as following up on a tip or a copyright notice. If we
        publish something you sent us for publication, anyone can read it.
      </p>
      {contact.formUrl && (
        <p>
          The contact form is run by the form service named next to it. It loads only when you open it, and
          that service’s privacy policy applies.
        </p>
      )}
    </>
  );
}

function FromElsewhere() {
  return (
    <>
      <Subheading>What other companies receive</Subheading>
      <p>
        Our server fetches{' '}
        {isThere('/radio')
          ? 'headlines, story pictures and the radio stream'
          : 'headlines and story pictures'}{' '}
        and passes them on to you. The companies they come from see our server’s address, not yours.
      </p>
      <p>
        Videos, maps, forms and documents from other companies load only after you press the button to open
        them or have checked “Always load from …” for that website. The company then receives your IP address
        and may set cookies, under its own privacy policy. The same is true when you follow a link to another
        website.
      </p>
    </>
  );
}

function InformationWeCollect() {
  return (
    <LegalSection title="Information We Collect">
      <p>This site has no accounts, no analytics and no tracking of its own.</p>
      <InYourBrowser />
      <OnTheServer />
      <SentToUs />
      <FromElsewhere />
      <AdCompanies outside={settings().adScriptUrl !== undefined} />
    </LegalSection>
  );
}

function Introduction() {
  const { siteTitle, name, state } = thisCity();
  return (
    <LegalSection title="Introduction">
      <p>
        {siteTitle} is a news and community website for {name}, {state}. This policy explains what information
        we receive when you use it, how we use it and what choices you have.
      </p>
      <p>
        “We” and “us” mean the publisher of {siteTitle}. Other websites that we link to have their own
        policies.
      </p>
    </LegalSection>
  );
}

function HowWeUseIt() {
  const outsideAds = settings().adScriptUrl !== undefined;
  return (
    <LegalSection title="How We Use Your Information">
      <ul>
        <li>We use your IP address to send you the page you requested and to prevent overload and abuse.</li>
        <li>
          We use your messages to answer you, to follow up on news tips, and to publish what you send us for
          publication.
        </li>
        <li>We use newsletter subscribers’ email addresses only to send the newsletter.</li>
        <li>We use the error log to fix problems.</li>
      </ul>
      <p>
        We do not build profiles of readers or choose content for individual readers. Everyone sees the same
        pages{outsideAds && ', except for ads that an advertising company chooses'}.
      </p>
    </LegalSection>
  );
}

function DataProtection() {
  return (
    <LegalSection title="Data Protection">
      <p>
        We protect your information mainly by collecting very little of it. Frames from other companies are
        isolated from our pages. When you follow a link to another website, it learns that you came from this
        site but not which page you were on.
      </p>
      <p>
        We keep email messages for as long as we need them, and for no more than two years unless the law
        requires us to keep them longer. We keep newsletter addresses until you unsubscribe, and the error log
        until the problems in it are fixed. What we publish stays in our archive. Email is not a secure way to
        send confidential information: If a news tip could put you at risk, do not send it by ordinary email.
      </p>
      <p>
        This site is for a general audience. We do not knowingly collect personal information from children
        under 13. If you believe that a child has written to us, tell us and we will delete the message.
      </p>
    </LegalSection>
  );
}

/** The five headings of requirements section 2. */
export function PrivacySections() {
  return (
    <>
      <Introduction />
      <InformationWeCollect />
      <HowWeUseIt />
      <AdSlot size="250" house="books" wideOnly />
      <DataProtection />
      <YourRights />
    </>
  );
}
