import { type Radio, radioOfVisit } from '@/lib/radio/player/radio';
import { useRadio } from './use-radio';

type TitleProps = { otherwise: string };

function Title({ radio, otherwise }: TitleProps & { radio: Radio }) {
  const { title } = useRadio(radio);
  // Outside text, which may run from right to left.
  return title ? <bdi>{title}</bdi> : otherwise;
}

export function StreamTitleOfVisit({ otherwise }: TitleProps) {
  const radio = radioOfVisit();
  return radio ? <Title radio={radio} otherwise={otherwise} /> : otherwise;
}
