import type { FaqCategory } from '@/lib/city/city-type';
import { categoryId } from '@/lib/pages/faq';

type FaqCategoriesProps = { categories: readonly FaqCategory[] };

export function FaqCategories({ categories }: FaqCategoriesProps) {
  return (
    <nav aria-labelledby="jump-to-category" className="faq-categories">
      <p id="jump-to-category" className="py-3.5 text-kicker text-ink-3 uppercase">
        Jump to Category:
      </p>
      <ol>
        {categories.map(({ name, questions }, at) => (
          <li key={name}>
            <a href={`#${categoryId(at)}`} className="faq-category-link text-excerpt">
              {name}
              <span className="text-ink-3">
                {questions.length}
                <span className="sr-only">{questions.length === 1 ? ' question' : ' questions'}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
