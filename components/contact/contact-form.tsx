import { ClickToLoad } from '@/components/embeds/click-to-load';
import { SectionFrame } from '@/components/ui/section-frame';
import { formAddress, mailLink, presetCategory } from '@/lib/pages/contact';

function Email({ email }: { email: string }) {
  return (
    <>
      <p className="max-w-[41rem] text-block-excerpt text-ink-2">
        Email us with corrections, events, questions and comments. Your email program will open with the
        subject “{presetCategory}.”
      </p>
      <p className="mt-5">
        <a href={mailLink(email, presetCategory)} className="button button-quiet">
          Send an Email
        </a>
      </p>
    </>
  );
}

/** The city's external form, 789 px high and loaded on request, else an email address (requirements section 2). */
export function ContactForm({ formUrl, email }: { formUrl: string | undefined; email: string }) {
  return (
    <SectionFrame id="form" title={formUrl ? 'Contact Form' : 'Send Us an Email'}>
      {formUrl ? (
        <ClickToLoad
          kind="form"
          title={`Contact form: ${presetCategory}`}
          src={formAddress(formUrl)}
          href={formAddress(formUrl)}
        />
      ) : (
        <Email email={email} />
      )}
    </SectionFrame>
  );
}
