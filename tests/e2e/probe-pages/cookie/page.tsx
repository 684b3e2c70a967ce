import { cookies } from 'next/headers';

export default async function CookiePage() {
  return <h1>{`visited ${(await cookies()).get('visited')?.value ?? 'never'}`}</h1>;
}
