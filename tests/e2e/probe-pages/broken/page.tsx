import { connection } from 'next/server';

export default async function BrokenPage() {
  await connection();
  throw new Error('the page broke');
}
