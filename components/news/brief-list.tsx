import type { ReactNode } from 'react';
import { BriefStory } from '@/components/story/shapes';
import { ButtonLink } from '@/components/ui/links';
import { MarkedTitle, SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { townsDiffer } from '@/lib/front/kicker';
import { messages } from '@/lib/messages/messages';
import { hasNewsletter } from '@/lib/pages/contact';
import { type Story, storyKey } from '@/lib/pictures/choose/pick-photos';

type BriefListProps = { city: City; id: string; title: ReactNode; stories: readonly Story[] };

export function Briefs({ city, stories }: Pick<BriefListProps, 'city' | 'stories'>) {
  const showTown = townsDiffer(city, stories);
  return (
    <ol className="briefs-in-columns">
      {stories.map((story) => (
        <BriefStory key={storyKey(story)} city={city} story={story} showTown={showTown} />
      ))}
    </ol>
  );
}

export function BriefList({ city, id, title, stories }: BriefListProps) {
  if (stories.length === 0) return null;
  return (
    <SectionFrame id={id} title={<MarkedTitle city={city} title={title} />}>
      <Briefs city={city} stories={stories} />
    </SectionFrame>
  );
}

/** Stories in other languages. If all are in one language, the heading names that language. */
export function SpanishList({ city, stories }: Pick<BriefListProps, 'city' | 'stories'>) {
  const [language, ...others] = new Set(stories.map(({ item }) => item.language?.slice(0, 2)));
  const words = messages(city).news.inLanguage(others.length > 0 ? undefined : language);
  const title = words.lang ? <span lang={words.lang}>{words.text}</span> : words.text;
  return <BriefList city={city} id="spanish" title={title} stories={stories} />;
}

export function StayInformed({ city }: { city: City }) {
  const m = messages(city).news;
  return (
    <SectionFrame id="stay-informed" title={m.stayInformed}>
      <p className="max-w-[41rem] text-block-excerpt text-ink-2">
        {m.sendTip(city.name, hasNewsletter(city))}
      </p>
      <p className="mt-6">
        <ButtonLink href="/contact" quiet>
          {m.contactUs}
        </ButtonLink>
      </p>
    </SectionFrame>
  );
}
