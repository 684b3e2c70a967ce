import { FaqQuestion } from '@/components/islands/faq-accordion';
import { SourceLink } from '@/components/links/source-link';
import type { FaqCategory } from '@/lib/city/city-type';
import { questionId } from '@/lib/pages/faq';

type FaqSectionProps = { id: string; category: FaqCategory };

export function FaqSection({ id, category }: FaqSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-rule pt-3.5">
      <h2 id={`${id}-heading`} className="mb-3.5 font-serif text-section">
        {category.name}
      </h2>
      {category.questions.map(({ question, answer, source }) => (
        <FaqQuestion key={question} id={questionId(question)} question={question}>
          <div className="answer-text">
            <p className="text-block-excerpt text-ink-2">{answer}</p>
            <p className="mt-3">
              <SourceLink {...source} />
            </p>
          </div>
        </FaqQuestion>
      ))}
    </section>
  );
}
