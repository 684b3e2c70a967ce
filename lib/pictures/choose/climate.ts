import type { City } from '@/lib/city/city-type';

/** Approximate latitude, in degrees, up to which palms and oranges grow; beyond it, there is snow. */
const WARM_LATITUDE = 36;
const WARM_MOTIFS: readonly string[] = ['palms', 'grove', 'citrus'];
const COLD_MOTIFS: readonly string[] = ['pines', 'snow'];

/** Whether a drawing's motif suits a city's climate. A headline about snow may have a snow drawing anywhere. */
export function isAtHome({ latitude }: Pick<City, 'latitude'>, motif: string): boolean {
  const isWarm = Math.abs(latitude) <= WARM_LATITUDE;
  return !(isWarm ? COLD_MOTIFS : WARM_MOTIFS).includes(motif);
}
