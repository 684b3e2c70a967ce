/** Alerts above every page, and the front page's notice. */
export const notices = {
  notice: 'Notice',
  emergency: 'Emergency',
  until: 'until',
  updated: 'Updated',
  weatherLink: 'Weather and alerts',
};
