export { GET } from '@/app/[city]/llm.txt/route';
