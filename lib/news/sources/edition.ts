import { settings } from '@/lib/settings';

const sampleNotice = 'Sample edition: standing stories about the city, not the day’s news.';

/** Whether the headlines are the bundled samples. */
export function isSampleEdition(): boolean {
  return settings().feeds.kind === 'sample';
}

/** The sentence that says that the headlines are samples; nothing in a live edition. */
export function editionNotice(): string | undefined {
  return isSampleEdition() ? sampleNotice : undefined;
}
