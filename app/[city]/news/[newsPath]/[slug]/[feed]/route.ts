export { GET } from '@/app/[city]/rss.xml/route';
