import { permanentRedirect } from 'next/navigation';
import { connection } from 'next/server';

export default async function GonePage() {
  await connection();
  permanentRedirect('/news/sports');
}
