/** Alerts above everything, and the notice of the front page. */
export const notices = {
  notice: 'Notice',
  emergency: 'Emergency',
  until: 'until',
  updated: 'Updated',
  weatherLink: 'Weather and alerts',
};
