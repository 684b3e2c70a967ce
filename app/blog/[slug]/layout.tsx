import { connection } from 'next/server';
import { textFace } from '@/app/fonts/text-face';

export default async function PostLayout({ children }: { children: React.ReactNode }) {
  await connection();
  return <div className={textFace}>{children}</div>;
}
