/** Error messages of the server, in plain text and in pages rendered without Next.js. */
export const refusals = {
  home: 'Go to the front page',
  search: 'Search the site',
  400: { title: 'This address is not valid', sentence: 'The link may be incomplete or damaged.' },
  404: { title: 'Page not found', sentence: 'There is no publication at this address.' },
  405: { title: 'This request is not allowed', sentence: 'You cannot send anything to this address.' },
  414: { title: 'This address is too long', sentence: 'No page on this site has an address this long.' },
  429: { title: 'Too many requests', sentence: 'We received too many requests from your connection.' },
  503: { title: 'Search is busy', sentence: 'Many people are searching right now.' },
  wait: (seconds: number) => `Please try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
  absent: 'Not found.',
  notNow: 'Not available right now.',
  noPicture: 'The picture is not available right now.',
  badPicture: 'This picture address is not valid.',
  badPort: 'Request one of the ports of this station, such as ?port=8076.',
  noStation: 'The station is not available right now. Please try again in a moment.',
};
