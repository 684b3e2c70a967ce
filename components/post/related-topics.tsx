type RelatedTopicsProps = { short: readonly string[]; long: readonly string[] };

function Topics({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-small font-semibold text-ink-2">{label}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word}
            className="rounded-[1.25rem] border border-hairline px-3.5 py-[0.3125rem] text-[0.875rem]/5"
          >
            {word}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Requirements section 2; nothing where the post names none. */
export function RelatedTopics({ short, long }: RelatedTopicsProps) {
  if (short.length + long.length === 0) return null;
  return (
    <section aria-labelledby="topics-heading" className="mt-10 border-t border-rule pt-3.5">
      <h2 id="topics-heading" className="font-serif text-second">
        Related Topics
      </h2>
      <Topics label="Key Topics:" words={short} />
      <Topics label="Detailed Topics:" words={long} />
    </section>
  );
}
