import { settings } from '@/lib/settings';

const sampleNotice = "Sample edition: headlines bundled with the software. Set FEEDS=live for today's news.";

/** The quiet line under the header that says that the headlines are samples; nothing in a live edition. */
export function editionNotice(): string | undefined {
  return settings().feeds.kind === 'sample' ? sampleNotice : undefined;
}
