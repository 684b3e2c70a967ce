import { describe, expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { trueUntil } from '@/lib/news/classify/true-until';

const zone = 'America/Los_Angeles';
/** November 18, 2026, is a Wednesday. */
const published = new Date('2026-11-18T18:00:00Z');
const lastDay = (title: string, pubDate = published) => {
  const until = trueUntil({ title, pubDate, firstSeen: pubDate }, zone);
  return until === undefined ? undefined : DateTime.fromMillis(until, { zone }).toISODate();
};

describe('an announcement', () => {
  test.each([
    ['Fair opens Friday', '2026-11-20'],
    ['Fair opens Wednesday', '2026-11-18'],
    ['Street sweeping resumes on Monday', '2026-11-23'],
    ['Bridge closed until Sunday', '2026-11-22'],
    ['Council to vote Tuesday on rents: meeting will be Tuesday', '2026-11-24'],
    ['Concert slated to be held Friday', '2026-11-20'],
    ['Store slated to close Friday', '2026-11-20'],
    ['Labor Department to release latest jobs report Thursday', '2026-11-19'],
    ['Judge to hear arguments Friday over the stadium sale', '2026-11-20'],
    ['Feria abre el viernes', '2026-11-20'],
    ['Inscripciones hasta el sábado', '2026-11-21'],
    ['Concert in the park tonight', '2026-11-18'],
    ['Concierto esta noche en el parque', '2026-11-18'],
    ['Budget hearing today at city hall', '2026-11-18'],
    ['Polls open tomorrow', '2026-11-19'],
    ['Qué hacer este fin de semana', '2026-11-22'],
    ['Five concerts this weekend', '2026-11-22'],
    ['Filing period opens Monday, Nov. 23', '2026-11-23'],
    ['Deadline for grants is December 4', '2026-12-04'],
    ['El plazo vence el 4 de diciembre', '2026-12-04'],
    ['Parade on Jan. 2', '2027-01-02'],
    ['Enjoy this break from the heat', '2026-11-19'],
    ['Heat advisory for the county', '2026-11-19'],
    ['City offices closed for Thanksgiving', '2026-11-26'],
    ['Oficinas cerradas por el Día de Acción de Gracias', '2026-11-26'],
    ['Holiday hours: what is open at Christmas', '2026-12-25'],
  ])('stays true until the last day that it names: “%s” until %s', (title, day) => {
    expect(lastDay(title)).toBe(day);
  });

  test.each([
    ['Fireworks guide for the Fourth of July', '2026-06-29T18:00:00Z', '2026-07-04'],
    ['City hall closed on Memorial Day', '2026-05-20T18:00:00Z', '2026-05-25'],
    ['Labor Day closures', '2026-09-01T18:00:00Z', '2026-09-07'],
  ])('stays true until the end of the holiday that it names: %s', (title, time, day) => {
    expect(lastDay(title, new Date(time))).toBe(day);
  });
});

test.each([
  'Man shot dead Friday in Anaheim',
  'Man shot to death Friday in Anaheim',
  'Council approved the budget Tuesday',
  'Council voted to release the report Tuesday',
  'Students back to school Monday',
  'Thanksgiving shooting leaves two dead',
  'Fire destroys three homes',
  'Crash on Nov. 2 killed two',
  'Stadium to open in 2028',
  'Muere un hombre baleado el viernes',
  'USA Today names the school among the best',
  'Teachers may strike',
])('a story that announces nothing has no expiration date: %s', (title) => {
  expect(lastDay(title)).toBeUndefined();
});
