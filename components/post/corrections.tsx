import { StoryDate } from '@/components/story/source-line';
import { StoryLink } from '@/components/ui/links';
import { Message } from '@/components/ui/messages';
import type { Correction } from '@/lib/blog/blog-post';
import type { ListedCorrection } from '@/lib/blog/views/corrections';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { pageTitle, sitePages } from '@/lib/pages/site-pages';

/** Returns the name of a corrected page: its title if it is one of ours, otherwise its host. */
function nameOf(href: string, city: City): string {
  if (!href.startsWith('/')) return new URL(href).hostname.replace(/^www\./, '');
  const page = sitePages.find(({ path }) => path === href);
  return page ? pageTitle(page, city) : href;
}

type CorrectionListProps = { city: City; corrections: readonly ListedCorrection[] };

export function CorrectionList({ city, corrections }: CorrectionListProps) {
  const { noCorrections, noCorrectionsSentence } = messages(city).posts;
  if (corrections.length === 0) return <Message message={noCorrections} sentence={noCorrectionsSentence} />;
  return (
    <ol className="agenda">
      {corrections.map(({ date, text, of }) => (
        <li key={`${of?.href} ${text}`} className="agenda-row">
          <p className="agenda-date text-small text-ink-3">
            <StoryDate city={city} date={date} dayOnly />
          </p>
          <div className="agenda-words">
            {of && (
              <h2 className="font-serif text-list text-ink">
                <StoryLink city={city} href={of.href} className="quiet-link">
                  {of.title ?? nameOf(of.href, city)}
                </StoryLink>
              </h2>
            )}
            <p className="text-block-excerpt text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type PostCorrectionsProps = { city: City; corrections?: readonly Correction[] };

/** The list of corrections at the end of a post. */
export function PostCorrections({ city, corrections = [] }: PostCorrectionsProps) {
  if (corrections.length === 0) return null;
  const m = messages(city).posts;
  return (
    <section
      id="corrections"
      aria-labelledby="corrections-heading"
      className="mt-10 border-t border-rule pt-3.5"
    >
      <h2 id="corrections-heading" className="font-serif text-second">
        {m.corrections(corrections.length)}
      </h2>
      {corrections.map(({ date, text }) => (
        <p key={text} className="mt-2 text-block-excerpt text-ink-2">
          <StoryDate city={city} date={date} dayOnly />: {text}
        </p>
      ))}
      <a href="/corrections" className="mt-3 inline-block text-action">
        {m.allCorrections}
      </a>
    </section>
  );
}
