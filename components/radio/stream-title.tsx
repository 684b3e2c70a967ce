import { type Radio, radioOfVisit } from '@/lib/radio/player/radio';
import { useRadio } from './use-radio';

function Title({ radio }: { radio: Radio }) {
  const { title } = useRadio(radio);
  // The words are a stranger's, and may run from right to left.
  return title && <bdi className="radio-title font-serif text-card">{title}</bdi>;
}

/** What the station says is playing; nothing where it says nothing. */
export function StreamTitleOfVisit() {
  const radio = radioOfVisit();
  return radio && <Title radio={radio} />;
}
