import { BlogWord } from './blog-word';
import { TryAgain } from './try-again';

/** In place of a list of posts that cannot be known now (requirements section 4). */
export function PostsError({ message }: { message: string }) {
  return (
    <BlogWord
      message={`Error loading blogs: ${message}`}
      sentence="We can’t load the posts right now. Please try again in a few minutes."
    >
      <p className="mt-5">
        <TryAgain />
      </p>
    </BlogWord>
  );
}
