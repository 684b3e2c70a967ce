import { sampleEditionPath } from '@/lib/news/sources/sections-here';

export function SampleNote() {
  return (
    <p className="mb-6 max-w-[41rem] border-s-2 border-accent ps-4 text-excerpt text-ink-2">
      Sample calendar: These events follow a regular schedule. We calculated the dates from that schedule and
      have not confirmed them. Check with the organizer before you go.{' '}
      <a href={sampleEditionPath} className="underline">
        About the sample edition
      </a>
    </p>
  );
}
