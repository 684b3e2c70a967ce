import { redirect } from 'next/navigation';
import { connection } from 'next/server';

export default async function MovedPage() {
  await connection();
  redirect('/news/sports');
}
