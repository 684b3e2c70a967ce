import { ButtonLink } from '@/components/ui/button-link';

export function NewsletterStrip() {
  return (
    <section aria-labelledby="newsletter-heading" className="sheet mt-12 md:mt-16">
      <div className="gap-8 border-y border-rule py-7 md:py-8 lg:flex lg:items-center lg:justify-between">
        <div>
          <h2 id="newsletter-heading" className="font-serif text-section">
            Get local news your way
          </h2>
          <p className="mt-1.5 text-block-excerpt text-ink-2">
            Sign up for our newsletter or follow our headlines by RSS. Both are free.
          </p>
        </div>
        <p className="mt-6 flex flex-col gap-3 md:flex-row lg:mt-0 lg:shrink-0">
          <ButtonLink href="/contact">Subscribe to Newsletter</ButtonLink>
          <ButtonLink href="/rss" quiet>
            RSS feeds
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
