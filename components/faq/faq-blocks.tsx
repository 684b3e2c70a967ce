import './faq.css';
import { FaqQuestion } from '@/components/islands/faq-accordion';
import { ButtonLink, SourceLink } from '@/components/ui/links';
import { WithPhones } from '@/components/ui/phones';
import type { City, FaqCategory } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { categoryId, questionId } from '@/lib/pages/faq';

export function FaqCategories({ city, categories }: { city: City; categories: readonly FaqCategory[] }) {
  const m = messages(city).faq;
  return (
    <nav
      aria-labelledby="jump-to-category"
      className="faq-categories border-t border-rule lg:sticky lg:top-4 lg:col-span-3 lg:self-start"
    >
      <p id="jump-to-category" className="py-3.5 text-kicker text-ink-3 uppercase">
        {m.jump}
      </p>
      <ol className="md:max-lg:grid md:max-lg:auto-cols-fr md:max-lg:grid-flow-col md:max-lg:grid-rows-[repeat(6,auto)] md:max-lg:gap-x-8">
        {categories.map(({ name, questions }, at) => (
          <li key={name}>
            <a
              href={`#${categoryId(at)}`}
              className="flex justify-between gap-x-4 border-t border-hairline py-[0.6875rem] text-excerpt *:flex-none hover:text-accent"
            >
              {name}
              <span className="text-ink-3">
                {questions.length}
                <span className="sr-only">{` ${m.questions(questions.length)}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function FaqSection({ id, category }: { id: string; category: FaqCategory }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-rule pt-3.5">
      <h2 id={`${id}-heading`} className="mb-3.5 font-serif text-section">
        {category.name}
      </h2>
      {category.questions.map(({ question, answer, source }) => (
        <FaqQuestion key={question} id={questionId(question)} question={question}>
          <div className="answer-text">
            <p className="text-block-excerpt text-ink-2">
              <WithPhones text={answer} />
            </p>
            <p className="mt-3">
              <SourceLink {...source} />
            </p>
          </div>
        </FaqQuestion>
      ))}
    </section>
  );
}

export function NoAnswer({ city }: { city: City }) {
  const m = messages(city).faq;
  return (
    <section aria-labelledby="no-answer-heading" className="border-t border-rule pt-3.5">
      <h2 id="no-answer-heading" className="font-serif text-section">
        {m.noAnswer}
      </h2>
      <p className="mt-2 max-w-[38rem] text-block-excerpt text-ink-2">{m.sendUs}</p>
      <p className="mt-5">
        <ButtonLink href="/contact">{m.contactUs}</ButtonLink>
      </p>
    </section>
  );
}
