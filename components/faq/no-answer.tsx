import { ButtonLink } from '@/components/ui/button-link';

/** Requirements section 2. */
export function NoAnswer() {
  return (
    <section aria-labelledby="no-answer-heading" className="border-t border-rule pt-3.5">
      <h2 id="no-answer-heading" className="font-serif text-section">
        Didn&apos;t Find Your Answer?
      </h2>
      <p className="mt-2 max-w-[38rem] text-block-excerpt text-ink-2">
        Send us your question. We read every email.
      </p>
      <p className="mt-5">
        <ButtonLink href="/contact">Contact Us</ButtonLink>
      </p>
    </section>
  );
}
