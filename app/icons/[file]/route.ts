export { GET } from '@/app/favicon.ico/route';
