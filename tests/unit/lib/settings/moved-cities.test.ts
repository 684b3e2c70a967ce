import { describe, expect, it } from '@jest/globals';
import { SettingError } from '@/lib/settings/checks';
import { checkMovedCities } from '@/lib/settings/moved-cities';
import { temporaryFolder } from '../../../temporary/folder';

function programWith(city: string): string {
  return temporaryFolder({ [`${city}/city.yaml`]: 'city: Boulder\n' });
}

describe('checkMovedCities', () => {
  it('stops startup if a city is in the old default folder', () => {
    const check = () => checkMovedCities(programWith('lib/city/boulder'), 'lib/cities');
    expect(check).toThrow(SettingError);
    expect(check).toThrow('lib/city/boulder is not read: cities are in lib/cities now.');
  });

  it.each([
    ['the city is in the new folder', 'lib/cities/boulder', 'lib/cities'],
    ['CITIES_DIR names the old folder', 'lib/city/boulder', 'lib/city'],
  ])('allows startup if %s', (_, city, citiesDir) => {
    expect(() => checkMovedCities(programWith(city), citiesDir)).not.toThrow();
  });
});
