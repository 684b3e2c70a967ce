import { openBlogDesk } from '@/lib/blog/blog-desk';
import { openNewsDesk } from '@/lib/news/freshness/news-desk';
import { SettingError, settings } from '@/lib/settings';

/** Checks the settings and opens the two desks; a wrong setting is told in one sentence and ends the process. */
export function startUp(): void {
  try {
    settings();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  openNewsDesk();
  openBlogDesk();
}
