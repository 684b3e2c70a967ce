import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

const look = 'mt-1.5 block w-full border border-ink bg-paper px-3 text-[1rem]/6 font-normal';

/**
 * Placeholder for the city's external form, with the same height and the category preselected (requirements section 2).
 * Sends nothing: outside a dialog, `method="dialog"` does not submit.
 */
export function SampleForm({ city }: { city: City }) {
  const { sampleForm: m, subjects } = messages(city).contact;
  return (
    <form method="dialog" className="flex min-h-[789px] flex-col gap-5 bg-tint p-5 md:p-8 print:hidden">
      <p className="max-w-[41rem] text-excerpt text-ink-2">{m.sentence}</p>
      <label className="block text-menu font-semibold">
        {m.category}
        <select className={`${look} min-h-11`}>
          <option>{subjects.community}</option>
          {m.categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </label>
      <div className="grid gap-5 md:grid-cols-2">
        <label className="block text-menu font-semibold">
          {m.name}
          <input type="text" autoComplete="name" className={`${look} min-h-11`} />
        </label>
        <label className="block text-menu font-semibold">
          {m.email}
          <input type="email" autoComplete="email" className={`${look} min-h-11`} />
        </label>
      </div>
      <label className="flex flex-1 flex-col text-menu font-semibold">
        {m.message}
        <textarea className={`${look} min-h-40 flex-1 py-2`} />
      </label>
      <p>
        <button type="submit" disabled className="button">
          {m.send}
        </button>
      </p>
    </form>
  );
}
