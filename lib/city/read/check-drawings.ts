import { motifNamed, motifNames, type OwnDrawings, pictureNamed } from '@/lib/city/drawings';
import type { WrongPart } from '@/lib/city/read/check-days';
import type { CityFile } from '@/lib/city/schema/city-file';

type Named = { path: readonly PropertyKey[]; name: string };

function picturesIn({ radioPicture, adPictures, video, sponsor }: CityFile): Named[] {
  const all = [
    { path: ['radioPicture'], name: radioPicture },
    { path: ['video', 'poster'], name: video?.poster },
    { path: ['sponsor', 'picture'], name: sponsor?.picture },
    ...Object.entries(adPictures ?? {}).map(([key, name]) => ({ path: ['adPictures', key], name })),
  ];
  return all.flatMap(({ path, name }) => (name === undefined ? [] : [{ path, name }]));
}

function motifsIn({ blog, misleading = {}, sections = {} }: CityFile): Named[] {
  const called = Object.entries(sections).flatMap(([key, section]) =>
    Object.keys(section?.called ?? {}).map((name) => ({ path: ['sections', key, 'called', name], name })),
  );
  return [
    ...(blog?.pictures ?? []).map((name, at) => ({ path: ['blog', 'pictures', at], name })),
    ...Object.keys(misleading).map((name) => ({ path: ['misleading', name], name })),
    ...called,
  ];
}

/** Where a city names a drawing or a motif that neither it nor lib/city/drawings has. */
export function wrongDrawings(file: CityFile, own: OwnDrawings): WrongPart[] {
  const pictures = picturesIn(file).filter(({ name }) => !pictureNamed(name, own));
  const motifs = motifsIn(file).filter(({ name }) => !motifNamed(name, own));
  const among = motifNames(own).join(', ');
  return [
    ...pictures.map(({ path, name }) => ({ path, message: `a drawing such as palms-dusk, not ${name}` })),
    ...motifs.map(({ path, name }) => ({ path, message: `one of ${among}, not ${name}` })),
  ];
}
