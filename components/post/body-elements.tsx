import type { ComponentProps, ReactNode } from 'react';
import { WholePhoto } from '@/components/ui/whole-photo';
import { webAddress } from '@/lib/base/addresses';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { isOwn, ownPagePath } from '@/lib/outbound/addresses';
import { photoAt, pictureSource } from '@/lib/pictures/address/signed-address';
import { signingKey } from '@/lib/pictures/address/signing-key';

function BodyLink({ city, href = '', children, ...rest }: ComponentProps<'a'> & { city: City }) {
  const path = ownPagePath(city, href);
  if (path !== undefined) return <a href={path}>{children}</a>;
  return (
    <a href={href} {...rest} rel={isOwn(href) || href.startsWith('tel:') ? undefined : 'noopener'}>
      {children}
    </a>
  );
}

/** Maximum size of a picture in px: the column's width and about a screen's height. */
const maxPhotoSize = { width: 650, height: 700 };

/** A picture in a post. Pictures from other hosts use the proxy. If the address is invalid, shows the alt text. */
function BodyPicture({ src, alt = '', title }: ComponentProps<'img'>) {
  if (typeof src !== 'string' || src === '') return alt ? <span>{alt}</span> : null;
  const shared = { title, loading: 'lazy', decoding: 'async' } as const;
  const photo = photoAt(src, signingKey());
  if (photo) return <WholePhoto photo={photo} alt={alt} title={title} place="body" maxSize={maxPhotoSize} />;
  // biome-ignore lint/performance/noImgElement: the size of a picture in a post is unknown
  if (isOwn(src)) return <img src={src} alt={alt} {...shared} />;
  const address = webAddress(src.replace(/^\/\//, 'https://'));
  const source = address && pictureSource({ address, whole: true }, 'body', signingKey());
  if (!source) return alt ? <span>{alt}</span> : null;
  // biome-ignore lint/performance/noImgElement: the picture proxy makes the sizes
  return <img className="body-picture" {...source} alt={alt} width={720} height={480} {...shared} />;
}

/** A table in a post. A wide table scrolls sideways in a region of its own, which can have keyboard focus. */
function BodyTable({ city, children }: ComponentProps<'table'> & { city: City }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="post-table font-sans" aria-label={messages(city).posts.table} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

function BodyCode({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <pre tabIndex={0}>{children}</pre>
  );
}

function BodyBox({ city, checked }: ComponentProps<'input'> & { city: City }) {
  const { done, notDone } = messages(city).posts;
  return <input type="checkbox" checked={checked} disabled aria-label={checked ? done : notDone} />;
}

/** Returns the components that render the elements of a post's Markdown. */
export function bodyElements(city: City) {
  return {
    a: (props: ComponentProps<'a'>) => <BodyLink city={city} {...props} />,
    img: BodyPicture,
    table: (props: ComponentProps<'table'>) => <BodyTable city={city} {...props} />,
    pre: BodyCode,
    input: (props: ComponentProps<'input'>) => <BodyBox city={city} {...props} />,
  };
}
