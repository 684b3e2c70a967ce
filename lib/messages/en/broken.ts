/** Messages for our own errors. Error views load them into the browser. */
export const broken = {
  title: 'Unexpected Application Error!',
  description: 'We can’t show this page right now.',
  sentence: 'Something went wrong on our end. Please try again in a moment.',
  tryAgain: 'Try Again',
  home: 'Return to Home',
  search: 'Search the Site',
};
