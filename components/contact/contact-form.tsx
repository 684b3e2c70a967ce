import { SampleForm } from '@/components/contact/sample-form';
import { ClickToLoad } from '@/components/embeds/click-to-load';
import { MarkedTitle, SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { formAddress, mailLink } from '@/lib/pages/contact';

function Email({ city }: { city: City }) {
  const { emailSentence, sendEmail, subjects } = messages(city).contact;
  return (
    <>
      <p className="max-w-[41rem] text-block-excerpt text-ink-2">{emailSentence(subjects.community)}</p>
      <p className="mt-5">
        <a href={mailLink(city.email, subjects.community)} className="button button-quiet">
          {sendEmail}
        </a>
      </p>
    </>
  );
}

/**
 * Loads the city's external form, 789 px high, on a click (requirements section 2). Cities without a form show a mail
 * link; the sample edition shows a sample form above it.
 */
export function ContactForm({ city }: { city: City }) {
  const { formUrl } = city.contact;
  const m = messages(city).contact;
  if (isSampleEdition(city) && !formUrl)
    return (
      <>
        <SectionFrame id="form" title={<MarkedTitle city={city} title={m.form} />}>
          <SampleForm city={city} />
        </SectionFrame>
        <SectionFrame id="email" title={m.sendUs}>
          <Email city={city} />
        </SectionFrame>
      </>
    );
  return (
    <SectionFrame id="form" title={formUrl ? m.form : m.sendUs}>
      {formUrl ? (
        <ClickToLoad
          city={city}
          kind="form"
          title={m.formOn(m.subjects.community)}
          src={formAddress(formUrl)}
          href={formAddress(formUrl)}
        />
      ) : (
        <Email city={city} />
      )}
    </SectionFrame>
  );
}
