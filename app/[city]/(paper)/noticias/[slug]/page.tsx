import NewsPage, {
  generateMetadata as newsMetadata,
  type Props,
} from '@/app/[city]/(paper)/news/[slug]/page';
import { getCity } from '@/lib/request/get-city';

export async function generateMetadata(props: Props) {
  await getCity(props.params);
  return newsMetadata({ ...props, folder: 'noticias' });
}

/** A section page of a Spanish edition (lib/messages/section-paths.ts). */
export default async function NoticiasPage(props: Props) {
  await getCity(props.params);
  return <NewsPage {...props} folder="noticias" />;
}
