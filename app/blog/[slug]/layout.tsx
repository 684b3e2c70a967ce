import { textFace } from '@/app/fonts/text-face';

/** A post is read for minutes: its text has a face of its own, which no other page asks for. */
export default function PostLayout({ children }: { children: React.ReactNode }) {
  return <div className={textFace}>{children}</div>;
}
