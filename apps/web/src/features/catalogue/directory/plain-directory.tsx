import { type BrandEntry, groupBrands } from './group-brands.ts';

type Props = { brands: readonly BrandEntry[]; hrefOf: (slug: string) => string };

const Letters = ({ brands, hrefOf }: Props) =>
  groupBrands(brands).map(({ letter, brands }) => (
    <section key={letter} className="border-b border-line py-6">
      <h2 className="type-heading mb-2">{letter}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {brands.map(({ id, slug, display_name, count }) => (
          <li key={id}>
            <a href={hrefOf(slug)} className="inline-flex min-h-11 items-center">
              <span className="underlined">{`${display_name} (${count})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));

/** All brands as links, without JavaScript. Rendered only by the server. */
export const PlainDirectory = (props: Props) => <noscript>{import.meta.env.SSR && <Letters {...props} />}</noscript>;
