import { updateTime, weekdayDate } from '@/lib/base/dates/format-date';
import { thisCity } from '@/lib/city/this-city';
import { isSampleEdition, sampleEditionPath } from '@/lib/news/sources/sections-here';

type DatelineProps = {
  updatedAt?: Date;
};

function Status({ updatedAt }: DatelineProps) {
  const city = thisCity();
  if (isSampleEdition()) {
    return (
      <a
        href={sampleEditionPath}
        className="touch-link font-semibold text-accent underline decoration-1 underline-offset-2"
      >
        Sample edition
      </a>
    );
  }
  if (!updatedAt) return city.motto;
  return (
    <>
      Updated <time dateTime={updatedAt.toISOString()}>{updateTime(updatedAt, new Date(), city)}</time>
    </>
  );
}

export function Dateline({ updatedAt }: DatelineProps) {
  const city = thisCity();
  return (
    <div className="dateline mt-0.5 flex flex-wrap justify-between gap-x-4 py-1.5 text-small text-ink-2 max-md:text-[0.75rem] md:mt-3 md:grid md:grid-cols-3">
      <p>{weekdayDate(new Date(), city)}</p>
      <p className="hidden text-center md:block">
        {city.name}, {city.state}
      </p>
      <p className="text-right">
        <Status updatedAt={updatedAt} />
      </p>
    </div>
  );
}
