export { GET } from '@/app/rss.xml/route';
