import { Dot } from '@/components/story/source-line';

/** Above a post that readers do not see yet: why, and how long its address shows it. */
export function PreviewMark({ mark, until }: { mark: string; until: string }) {
  return (
    <aside aria-label="Preview" className="bg-tint">
      <p className="sheet py-2.5 text-excerpt text-ink-2 md:text-center">
        <strong className="font-semibold text-ink">{mark}</strong>
        <Dot />
        Until {until}, anyone with this link can see this page.
      </p>
    </aside>
  );
}
