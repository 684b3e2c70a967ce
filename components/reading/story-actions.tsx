import { Icon } from '@/components/ui/icons';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

/** Buttons that save or share the story around them (components/islands/site/stories.ts). */
export function StoryActions({ city }: { city: City }) {
  const { save, unsave, share } = messages(city).reading;
  return (
    <>
      <button type="button" data-act="save" className="story-action">
        <span className="unsaved-only">{save}</span>
        <span className="saved-only">{unsave}</span>
      </button>
      <button type="button" data-act="share" className="story-action">
        {share}
      </button>
    </>
  );
}

/** Template that the page's script copies into each story. Sending it only once keeps the HTML small. */
export function StoryTools({ city }: { city: City }) {
  const texts = messages(city).reading;
  return (
    <details className="story-tools drop" data-fresh={texts.new} hidden>
      <summary aria-label={texts.tools}>
        <Icon name="more" className="unsaved-only" />
        <Icon name="bookmark" className="saved-only" />
      </summary>
      <div className="story-panel">
        <StoryActions city={city} />
      </div>
    </details>
  );
}
