import { placeTable } from '../../../../scripts/new-city/places/place-table';
import { countries } from '../../../../scripts/new-city/places/region-code';

/** The place table of the packages; it takes a moment to read. */
export function realWorld() {
  return { table: placeTable(), countries: countries() };
}
