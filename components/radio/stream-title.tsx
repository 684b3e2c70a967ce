import { type Radio, radioOfVisit } from '@/lib/radio/player/radio';
import { useRadio } from './use-radio';

type TitleProps = { otherwise: string };

function Title({ radio, otherwise }: TitleProps & { radio: Radio }) {
  const { title } = useRadio(radio);
  // The words are a stranger's, and may run from right to left.
  return title ? <bdi>{title}</bdi> : otherwise;
}

/** What the station says is playing, or other words where it says nothing. */
export function StreamTitleOfVisit({ otherwise }: TitleProps) {
  const radio = radioOfVisit();
  return radio ? <Title radio={radio} otherwise={otherwise} /> : otherwise;
}
