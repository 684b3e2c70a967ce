type RelatedTopicsProps = { short: readonly string[]; long: readonly string[] };

function Topics({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-small font-semibold text-ink-2">{label}</h3>
      <ul className="chips">
        {words.map((word) => (
          <li key={word} className="chip">
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
    <section aria-labelledby="topics-heading" className="post-part post-topics">
      <h2 id="topics-heading" className="font-serif text-second">
        Related Topics
      </h2>
      <Topics label="Key Topics:" words={short} />
      <Topics label="Detailed Topics:" words={long} />
    </section>
  );
}
