import { StoryDate } from '@/components/story/story-date';
import { type BlogEntry, postPath, tiedTitle } from '@/lib/blog/blog-post';
import type { Picture } from '@/lib/city/city-type';
import { PostPicture } from './post-picture';

type EntryRowProps = { entry: BlogEntry; picture: Picture | undefined; first?: boolean };

export function EntryRow({ entry, picture, first = false }: EntryRowProps) {
  return (
    <li className="story grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-hairline py-5 not-first:border-t first:pt-0 md:grid-cols-[13.5rem_minmax(0,1fr)] md:items-center md:gap-x-8 md:py-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <PostPicture
        picture={picture}
        photo={entry.pinterestImageLink}
        frame="aspect-square md:aspect-3/2 lg:aspect-video"
        first={first}
      />
      <div className="md:max-w-[41rem] max-md:[&>.source]:mt-1.5">
        <h2 className="headline font-serif text-list text-ink">
          <a className="story-link" href={postPath(entry)}>
            {tiedTitle(entry.metaTitle)}
          </a>
        </h2>
        {entry.metaDescription && (
          <p className="excerpt text-excerpt text-ink-2 max-md:hidden md:text-block-excerpt">
            {entry.metaDescription}
          </p>
        )}
        {entry.date && (
          <p className="source text-small text-ink-3">
            <StoryDate date={entry.date} dayOnly />
          </p>
        )}
      </div>
    </li>
  );
}
