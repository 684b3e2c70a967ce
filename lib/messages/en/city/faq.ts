const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const faq = {
  title: 'Frequently Asked Questions',
  about: (city: string) => `Frequently Asked Questions About ${city}`,
  /** "100+ questions in 12 categories" (requirements section 9); exact below 100. */
  claim: (count: number, categories: number) => {
    const hundreds = Math.floor(count / 100) * 100;
    const questions = hundreds > 0 ? `${hundreds}+ questions` : counted(count, 'question', 'questions');
    return `${questions} in ${counted(categories, 'category', 'categories')}`;
  },
  sentence: (claim: string, city: string) => `${claim} about living in and visiting ${city}.`,
  noAdvice: 'The answers are general information, not legal or medical advice.',
  keywords: (city: string) => [`${city} FAQ`, `${city} questions and answers`],
  jump: 'Jump to Category:',
  questions: (count: number) => (count === 1 ? 'question' : 'questions'),
  noAnswer: "Didn't Find Your Answer?",
  sendUs: 'Send us your question.',
  contactUs: 'Contact Us',
};
