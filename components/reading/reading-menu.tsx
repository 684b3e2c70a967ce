import { scriptSlot } from '@/components/ui/script-slot';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { StoryTools } from './story-actions';

type ChoicesProps = { name: string; title: string; choices: Readonly<Record<string, string>> };

/** A group of radio buttons. The first one is the default. */
function Choices({ name, title, choices }: ChoicesProps) {
  const values = Object.keys(choices);
  return (
    <fieldset>
      <legend>{title}</legend>
      {values.map((value, at) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={at === 0} />
          {choices[value]}
        </label>
      ))}
    </fieldset>
  );
}

/** The menu of reading options. Hidden without JavaScript, because all options need it (components/islands/site). */
export function ReadingMenu({ city }: { city: City }) {
  const { sign, options, size, colors, said, ...texts } = messages(city).reading;
  const words = Object.fromEntries(Object.entries(said).map(([name, text]) => [`data-${name}`, text]));
  return (
    <>
      <details className="reading-menu drop needs-script md:relative">
        <summary>
          <span aria-hidden="true" className="font-serif text-[1rem]">
            {sign}
          </span>
          <span className="max-md:sr-only">{options}</span>
        </summary>
        <form method="dialog" className="reading-choices">
          <Choices name="text" {...size} />
          <Choices name="theme" {...colors} />
          <label>
            <input type="checkbox" name="fresh" />
            {texts.markNew}
          </label>
          <a href="/saved" className="text-action">
            {texts.savedStories}
          </a>
          <button type="reset" className="text-action">
            {texts.forget}
          </button>
          <small>{texts.stays}</small>
        </form>
        <StoryTools city={city} />
      </details>
      <p role="status" className="reading-said" {...words} {...scriptSlot} />
    </>
  );
}
