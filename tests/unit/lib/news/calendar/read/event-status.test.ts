import { describe, expect, test } from '@jest/globals';
import { readStatus } from '@/lib/news/calendar/read/event-status';

describe('quirk 36: cancelled only in the title', () => {
  test.each([
    'CANCELLED - Story Time',
    'CANCELED: Story Time',
    'Cancelled – Story Time',
    'CANCELLED Story Time',
    'CANCELLED-Story Time',
    'Cancelled- Story Time',
    'Story Time-CANCELLED',
    '[CANCELLED] Story Time',
    '(Cancelled) Story Time',
    '***CANCELLED*** Story Time',
    '**CANCELLED** - Story Time',
    'Story Time - CANCELLED',
    'Story Time (Cancelled)',
    'Story Time - Canceled!',
    'Story Time CANCELLED',
  ])('%s', (title) => {
    expect(readStatus(title)).toEqual({ title: 'Story Time', status: 'cancelled' });
  });

  test.each(['POSTPONED: Story Time', 'Story Time (postponed)', 'POSTPONED Story Time'])('%s', (title) => {
    expect(readStatus(title)).toEqual({ title: 'Story Time', status: 'postponed' });
  });

  test.each([
    'Story Time',
    'Cancelled Stamps: an Exhibition',
    'How to Get a Cancelled Trip Refunded',
    'Uncancelled',
    'Pre-postponed Games',
  ])('a title that only speaks of it stays: %s', (title) => {
    expect(readStatus(title)).toEqual({ title, status: 'scheduled' });
  });

  test('a title that is nothing but the mark keeps it', () => {
    expect(readStatus('(CANCELLED)')).toEqual({ title: '(CANCELLED)', status: 'cancelled' });
  });
});
