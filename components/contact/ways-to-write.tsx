import type { ReactNode } from 'react';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { ButtonLink, SourceLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { hasNewsletter, mailLink } from '@/lib/pages/contact';

/** A mail link that shows the address, so that readers can copy it. */
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

/** The city's newsletter form, or a mail link if it has no newsletter service. */
function JoinNewsletter({ city }: { city: City }) {
  const { email, newsletter, siteTitle } = city;
  const m = messages(city).contact;
  const rss = <SourceLink name={m.feeds} href="/rss" />;
  if (newsletter)
    return (
      <Way id="newsletter" title={m.newsletter}>
        <NewsletterForm city={city} id="join" newsletter={newsletter} />
        <p className="mt-4">{rss}</p>
      </Way>
    );
  const subscribe = mailLink(email, m.subjects.subscribe(siteTitle));
  const action = (
    <span className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink href={subscribe}>{m.subscribe}</ButtonLink>
      {rss}
    </span>
  );
  return (
    <Way id="newsletter" title={m.newsletter} action={action}>
      {m.newsletterSentence}
    </Way>
  );
}

/** Links to feeds, for cities without a newsletter. */
function Feeds({ city }: { city: City }) {
  const m = messages(city).contact;
  return (
    <Way title={m.headlinesByRss} action={<ButtonLink href="/rss">{m.feeds}</ButtonLink>}>
      {m.headlinesSentence}
    </Way>
  );
}

export function WaysToWrite({ city }: { city: City }) {
  const { contact } = city;
  const m = messages(city).contact;
  return (
    <SectionFrame id="write" title={m.contactUs}>
      <div className="columns-of-three">
        <Way title={m.tips} action={<MailAddress email={contact.newsEmail} subject={m.subjects.tip} />}>
          {m.tipsSentence}
        </Way>
        {hasNewsletter(city) ? <JoinNewsletter city={city} /> : <Feeds city={city} />}
        <Way
          title={m.advertising}
          action={<MailAddress email={contact.adsEmail} subject={m.subjects.advertising} />}
        >
          {m.advertisingSentence}
        </Way>
      </div>
    </SectionFrame>
  );
}
