import { SourceLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import { thisCity } from '@/lib/city/this-city';
import { mailLink } from '@/lib/pages/contact';

/** The address itself as the link's text, so that it can be copied. */
export function MailAddress({ email, subject }: { email: string; subject: string }) {
  const [name, host] = email.split('@');
  return (
    <a href={mailLink(email, subject)} className="text-action min-w-0 shrink md:max-lg:text-[0.8125rem]">
      {name}
      <wbr />@{host}
    </a>
  );
}

function NewsTips() {
  const { contact } = thisCity();
  return (
    <div>
      <h3 className="font-serif text-second">News tips</h3>
      <p className="mt-2 text-excerpt text-ink-2">
        Tell us what happened, where and when, and how we can reach you. Documents and photos help. Email is
        not secure: If a tip could put you at risk, do not send it by ordinary email.
      </p>
      <p className="mt-4">
        <MailAddress email={contact.newsEmail} subject="News tip" />
      </p>
    </div>
  );
}

function Newsletter() {
  const { email, siteTitle } = thisCity();
  return (
    <div id="newsletter">
      <h3 className="font-serif text-second">Newsletter</h3>
      <p className="mt-2 text-excerpt text-ink-2">
        Press Subscribe to open an email to us, then send it. We will add your address to our mailing list and
        use it only to send the newsletter. To follow us without giving an address, use RSS.
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={mailLink(email, `Subscribe to the ${siteTitle} newsletter`)} className="button button-main">
          Subscribe
        </a>
        <SourceLink name="RSS feeds" href="/rss" />
      </p>
    </div>
  );
}

function Advertising() {
  return (
    <div>
      <h3 className="font-serif text-second">Advertising</h3>
      <p className="mt-2 text-excerpt text-ink-2">Tell us what you want to advertise and when.</p>
      <p className="mt-4">
        <MailAddress email={thisCity().contact.adsEmail} subject="Advertising" />
      </p>
    </div>
  );
}

export function WaysToWrite() {
  return (
    <SectionFrame id="write" title="Contact Us">
      <div className="columns-of-three">
        <NewsTips />
        <Newsletter />
        <Advertising />
      </div>
    </SectionFrame>
  );
}
