/** Messages for the Statistics page. */
export const statistics = {
  noLog:
    'There are no figures yet. Whoever operates the site sets ACCESS_LOG to the log of nginx, as docs/operating.md says under “Statistics without tracking”.',
  unread: 'The log that ACCESS_LOG names is not there, or the desk may not read it.',
  empty: (day: string) => `The log has no page views of ${day}.`,
  views: (count: string, day: string) => `${count} page views on ${day}`,
  about: (robots: string) =>
    `Not counted: ${robots} requests that say they come from robots. The figures are of all papers that write to this log. It has no whole addresses of readers, and none are kept here.`,
  cut: (mb: number) =>
    `The log is long: only its last ${mb} MB were counted, so the early hours are missing.`,
  posts: 'Our posts',
  pages: 'Pages',
  sites: 'Where readers came from',
  none: 'None.',
};
