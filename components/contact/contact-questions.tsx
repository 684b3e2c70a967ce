import { SourceLink } from '@/components/links/source-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';

const questions = [
  {
    question: 'How do I send a story idea?',
    answer:
      'Email the news tips address above. Tell us what happened, when and where, and how you know. We read every email, but we cannot follow up on all of them.',
  },
  {
    question: 'How do I get the newsletter?',
    answer:
      'Press Subscribe above. It opens an email to us; send it, and we will add your address to our list. To unsubscribe, reply “unsubscribe” to any newsletter. We use your address only to send the newsletter.',
    more: { name: 'Privacy Policy', href: '/privacy' },
  },
  {
    question: 'Are you hiring?',
    answer:
      'We post job openings on the front page when we have them. Writers and photographers who know the city can pitch us at any time. The guide for contributors explains how.',
    more: { name: 'Guide for contributors', href: '/partners' },
  },
  {
    question: 'How do I advertise?',
    answer:
      'Email the advertising address above. Ads are labeled and kept separate from the news, and we do not sell placement in headlines or answers. The media kit has sizes and rules.',
    more: { name: 'Media kit', href: '/partners' },
  },
];

/** Requirements section 2; as plain text, since there are only four. */
export function ContactQuestions() {
  return (
    <SectionFrame id="questions">
      <HeadingLine id="questions" title="Frequently Asked Questions">
        <SourceLink name="More questions and answers" href="/faq" />
      </HeadingLine>
      <div className="contact-questions">
        {questions.map(({ question, answer, more }) => (
          <div key={question}>
            <h3 className="font-serif text-card">{question}</h3>
            <p className="mt-1.5 max-w-[34rem] text-excerpt text-ink-2">{answer}</p>
            {more && (
              <p className="mt-2.5">
                <SourceLink {...more} />
              </p>
            )}
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
