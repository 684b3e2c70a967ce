import { describe, expect, test } from '@jest/globals';
import { readPlace } from '@/lib/news/calendar/read/event-place';

describe('quirk 36: the location of a CivicPlus calendar', () => {
  test.each([
    ['1905 W 1st StGulf Shores, AL 36547', '1905 W 1st St, Gulf Shores, AL 36547'],
    ['3845 N. Garland Ave.Garland, TX 75040', '3845 N. Garland Ave., Garland, TX 75040'],
    ['200 S Anaheim BlvdAnaheim, CA 92805', '200 S Anaheim Blvd, Anaheim, CA 92805'],
    ['10 Main St Suite 100Anaheim, CA', '10 Main St Suite 100, Anaheim, CA'],
    ['1200 W McFadden AveSanta Ana, CA 92704', '1200 W McFadden Ave, Santa Ana, CA 92704'],
    ['1 Main StMcKinney, TX 75069', '1 Main St, McKinney, TX 75069'],
    ['1 Main StDeKalb, IL 60115', '1 Main St, DeKalb, IL 60115'],
    ['200 S Anaheim Blvd, Anaheim, CA 92805', '200 S Anaheim Blvd, Anaheim, CA 92805'],
    ['500 W Broadway\nAnaheim, CA 92805-1234', '500 W Broadway, Anaheim, CA 92805-1234'],
  ])('a glued address: %s', (location, address) => {
    expect(readPlace(location)).toEqual({ address });
  });

  test.each([
    [
      'Central Library500 W BroadwayAnaheim, CA 92805',
      'Central Library',
      '500 W Broadway, Anaheim, CA 92805',
    ],
    [
      'Central Library\n500 W Broadway\nAnaheim, CA 92805',
      'Central Library',
      '500 W Broadway, Anaheim, CA 92805',
    ],
    ['City Hall\nO’Fallon, MO 63366', 'City Hall', 'O’Fallon, MO 63366'],
    ['Post and StocktonSan Francisco, CA 94108', 'Post and Stockton', 'San Francisco, CA 94108'],
  ])('a name and a glued address: %s', (location, place, address) => {
    expect(readPlace(location)).toEqual({ place, address });
  });

  test.each(['Founders Park', 'Room 2B, Central Library', 'The McFadden Room', 'Online'])(
    'a name alone stays as it is: %s',
    (location) => {
      expect(readPlace(location)).toEqual({ place: location });
    },
  );

  test.each(['', '  ', '\n'])('an empty location is no place: %j', (location) => {
    expect(readPlace(location)).toEqual({});
  });
});
