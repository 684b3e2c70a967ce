import type { ReactNode } from 'react';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { ButtonLink, SourceLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import { thisCity } from '@/lib/city/this-city';
import { hasNewsletter, mailLink } from '@/lib/pages/contact';

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

type WayProps = { id?: string; title: string; action?: ReactNode; children: ReactNode };

function Way({ id, title, action, children }: WayProps) {
  return (
    <div id={id}>
      <h3 className="font-serif text-second">{title}</h3>
      {action ? (
        <p className="mt-2 text-excerpt text-ink-2">{children}</p>
      ) : (
        <div className="mt-3">{children}</div>
      )}
      {action && <p className="mt-4">{action}</p>}
    </div>
  );
}

/** By the form of a service where the city names one, else by an email to us. */
function JoinNewsletter() {
  const { email, newsletter, siteTitle } = thisCity();
  const rss = <SourceLink name="RSS feeds" href="/rss" />;
  if (newsletter)
    return (
      <Way id="newsletter" title="Newsletter">
        <NewsletterForm id="join" newsletter={newsletter} />
        <p className="mt-4">{rss}</p>
      </Way>
    );
  const subscribe = mailLink(email, `Subscribe to the ${siteTitle} newsletter`);
  const action = (
    <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink href={subscribe}>Subscribe</ButtonLink>
      {rss}
    </span>
  );
  return (
    <Way id="newsletter" title="Newsletter" action={action}>
      Press Subscribe to open an email to us, then send it. We will add your address to our mailing list and
      use it only to send the newsletter. To follow us without giving an address, use RSS.
    </Way>
  );
}

/** In place of a newsletter. */
function Feeds() {
  return (
    <Way title="Headlines by RSS" action={<ButtonLink href="/rss">RSS feeds</ButtonLink>}>
      Follow our headlines in an app of your choice. It is free, and you need not give an address.
    </Way>
  );
}

export function WaysToWrite() {
  const { contact } = thisCity();
  return (
    <SectionFrame id="write" title="Contact Us">
      <div className="columns-of-three">
        <Way title="News tips" action={<MailAddress email={contact.newsEmail} subject="News tip" />}>
          Tell us what happened, where and when, and how we can reach you. Documents and photos help. Email is
          not secure: If a tip could put you at risk, do not send it by ordinary email.
        </Way>
        {hasNewsletter(thisCity()) ? <JoinNewsletter /> : <Feeds />}
        <Way title="Advertising" action={<MailAddress email={contact.adsEmail} subject="Advertising" />}>
          Tell us what you want to advertise and when.
        </Way>
      </div>
    </SectionFrame>
  );
}
