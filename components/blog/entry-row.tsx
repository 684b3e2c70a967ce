import { StoryDate } from '@/components/story/story-date';
import { type BlogEntry, postPath, tiedTitle } from '@/lib/blog/blog-post';
import type { Picture } from '@/lib/city/city-type';
import { PostPicture } from './post-picture';

type EntryRowProps = { entry: BlogEntry; picture: Picture | undefined; first?: boolean };

export function EntryRow({ entry, picture, first = false }: EntryRowProps) {
  return (
    <li className="story entry">
      <PostPicture picture={picture} photo={entry.pinterestImageLink} frame="entry-picture" first={first} />
      <div className="entry-words">
        <h2 className="headline font-serif text-list text-ink">
          <a className="story-link" href={postPath(entry)}>
            {tiedTitle(entry.metaTitle)}
          </a>
        </h2>
        {entry.metaDescription && (
          <p className="excerpt text-excerpt text-ink-2 md:text-block-excerpt">{entry.metaDescription}</p>
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
