/** The list of books and the study program. */
export const books = {
  description: (siteTitle: string, shelf: string) => `Books listed on ${siteTitle}: ${shelf}.`,
  keywords: (siteTitle: string) => ['books', `${siteTitle} books`],
  back: 'Back to Home',
  explore: (retailer: string) => `Explore all published books on our ${retailer} author page`,
  inOtherLanguage: 'The books are in Spanish.',
  sampleShelf:
    'Sample shelf: We do not have an author page yet. Some of these titles are made up: their links open a search.',
  viewAll: (retailer: string) => `View All Books on ${retailer}`,
  view: (retailer: string) => `View on ${retailer}`,
  sampleTitle: 'Sample title',
  promotion: 'Promotion:',
  samplePromotion: 'Sample promotion:',
  notPlaced: (name: string) => `This is a sample promotion. ${name} did not place it.`,
  programTitle: 'Transform Your Life with Ancient Wisdom',
  programSentence: 'Accredited Programs, Expert Instructors, Rich Curriculum',
  apply: 'Apply for Admission',
  learnMore: 'Learn More',
  titles: (count: number) => (count === 1 ? '1 title' : `${count} titles`),
  sampleOf: (titles: string) => `a sample shelf of ${titles}`,
};
