import { ClickToLoad } from '@/components/embeds/click-to-load';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { formAddress, presetCategory } from '@/lib/contact/form-address';
import { mailLink } from '@/lib/contact/mail-link';

type ContactFormProps = { formUrl: string | undefined; email: string };

function Letter({ email }: { email: string }) {
  return (
    <>
      <p className="max-w-[41rem] text-block-excerpt text-ink-2">
        For everything else: a correction, a date for the calendar, a question, praise. Your mail program
        opens with the subject set to “{presetCategory}”.
      </p>
      <p className="mt-5">
        <a href={mailLink(email, presetCategory)} className="button button-quiet">
          Write a letter
        </a>
      </p>
    </>
  );
}

/** The contact form of the city's form service, 789 px high and loaded on request; where there is none, a letter (spec section 2). */
export function ContactForm({ formUrl, email }: ContactFormProps) {
  return (
    <SectionFrame id="form">
      <HeadingLine id="form" title="Contact form" />
      {formUrl ? (
        <ClickToLoad
          kind="form"
          title={`Contact form: ${presetCategory}`}
          src={formAddress(formUrl)}
          href={formAddress(formUrl)}
        />
      ) : (
        <Letter email={email} />
      )}
    </SectionFrame>
  );
}
