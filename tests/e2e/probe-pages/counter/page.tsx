import { Counter } from './counter';

export default function CounterPage() {
  return <Counter />;
}
