import type { Book, City } from '@/lib/city/city-type';

/** A title of the series, which is an example until its books are named here with cover and address. */
function series(rest: string): Book {
  return { title: `Billionaire ${rest}`, sample: true };
}

/** The books page: a program of study, the retailer, and a sample shelf: 38 made-up titles and 12 real classics. */
export const books: City['books'] = {
  // Nobody has placed this: it shows where a promotion stands. Without `sample` once somebody has.
  program: { name: 'St. John’s College', href: 'https://www.sjc.edu/', sample: true },
  retailer: {
    name: 'Amazon',
    search: 'https://www.amazon.com/s?i=stripbooks&k={title}',
  },
  // A search among books, until there is an author with a page.
  authorPage: 'https://www.amazon.com/s?i=stripbooks&k=Billionaire',
  list: [
    series('Habits for Ordinary Mornings'),
    series('Mindset'),
    { title: 'The Art of War', author: 'Sun Tzu' },
    series('Silence'),
    series('Letters to a Young Founder'),
    { title: 'Meditations', author: 'Marcus Aurelius' },
    series('Patience'),
    series('Discipline in Thirty Days'),
    { title: 'Walden', author: 'Henry David Thoreau' },
    series('Gardens'),
    series('Beginnings'),
    series('Thrift'),
    { title: 'The Prophet', author: 'Kahlil Gibran' },
    series('Attention'),
    series('Kindness'),
    series('Decisions in Plain Words'),
    { title: 'As a Man Thinketh', author: 'James Allen' },
    series('Questions'),
    series('Ledger'),
    series('Sundays'),
    { title: 'The Science of Getting Rich', author: 'Wallace D. Wattles' },
    series('Evenings'),
    series('Legacy'),
    series('Second Chances'),
    { title: 'Tao Te Ching', author: 'Laozi' },
    series('Neighbors'),
    series('Apprentices'),
    series('Maps for the Long Road'),
    { title: 'Self-Reliance', author: 'Ralph Waldo Emerson' },
    series('Listening'),
    series('Notebooks'),
    series('Courage'),
    { title: 'The Way to Wealth', author: 'Benjamin Franklin' },
    series('Failures and What Came After'),
    series('Craft'),
    series('Walks'),
    { title: 'The Enchiridion', author: 'Epictetus' },
    series('Time'),
    series('Mentors'),
    series('Family Dinners'),
    { title: 'On the Shortness of Life', author: 'Seneca' },
    series('Curiosity'),
    series('Promises'),
    series('Handshakes'),
    series('Solitude'),
    { title: 'The Bhagavad Gita' },
    series('Gratitude'),
    series('Rest'),
    series('Seasons'),
    series('Lessons for Every Age'),
  ],
};
