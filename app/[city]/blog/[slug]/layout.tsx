import { textFace } from '@/app/fonts/text-face';

export default function PostLayout({ children }: { children: React.ReactNode }) {
  return <div className={textFace}>{children}</div>;
}
