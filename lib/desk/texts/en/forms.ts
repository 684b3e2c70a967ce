import { fieldTexts } from '@/lib/desk/texts/field-texts';

/** Messages for the forms that edit a city's files. */
export const forms = {
  ...fieldTexts(0),
  required: 'required',
  add: 'Add',
  up: 'Move up',
  remove: 'Remove',
  newEntry: 'New',
  asText: 'Edit the file as text',
  unchanged: 'Nothing was changed.',
  over: (names: string) => `Saved. This is over: readers do not see it (${names}).`,
  notYet: (label: string) => `“${label}” cannot be a day still to come.`,
  toLine: (line: number) => `Go to line ${line}`,
  stillWrong: 'Saved, but this file still has a mistake. Readers see its last version without mistakes.',
  mistakesAbout:
    'The paper goes on with what was last right. Each of these lines names the file and the line.',
  noMistakes: 'Nothing is wrong in the files.',
  fix: 'Fix it',
  pdf: {
    file: 'PDF',
    add: 'Add a PDF',
    help: 'At most 50 MB. Readers see it on the page of partners.',
    needsWords: 'Give the document a title and say in a sentence what it is.',
    needsFile: 'Choose the PDF.',
    notPdf: 'This file is no PDF.',
    tooLarge: 'This PDF is larger than 50 MB. Save a smaller one.',
    added: (title: string) => `“${title}” is on the page of partners.`,
  },
};
