import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { listBrands } from '@wearfolio/contracts/catalogue';
import { placeOfKey } from '@wearfolio/contracts/content/content-body';
import type { ContentDocument } from '@wearfolio/contracts/desk-content';
import { titleOfCollection } from '@wearfolio/contracts/listing/listing-scope';
import { promotedKeys } from '@wearfolio/contracts/listing/promoted';
import { fold } from '@wearfolio/contracts/text/fold';
import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { choicesQuery, productsQuery } from '../catalogue/api.ts';
import { CategoryTree } from '../catalogue/category-tree.tsx';
import { Finder } from '../parts/finder.tsx';
import { Select } from '../parts/select.tsx';
import { dataOf } from '../reading.ts';
import { contentListQuery } from './api.ts';
import { documentTitle } from './document-title.ts';

const allKinds = ['category', 'brand', 'product', 'collection', 'page'] as const;
type Kind = (typeof allKinds)[number];

const kindWords = (kind: Kind): string => {
  const words: Record<Kind, string> = {
    category: t('desk.parts.category'),
    brand: t('desk.parts.brand'),
    product: t('desk.parts.product'),
    collection: t('desk.content.linkCollection'),
    page: t('desk.content.page'),
  };
  return words[kind];
};

type Target = { name: string; href: string };

/** The most targets shown. */
const mostShown = 8;

const brandsQuery = (filter: string) =>
  queryOptions({
    ...dataOf(listBrands, { querystring: { filter } }),
    placeholderData: keepPreviousData,
  });

const withWords = (targets: readonly Target[], words: string): Target[] =>
  targets.filter(({ name }) => fold(name).includes(fold(words)));

// The texts that most shops have keep their addresses.
const ownAddress: ReadonlySet<string> = new Set(['about', 'privacy-policy', 'terms', 'imprint', 'accessibility']);

const pagePath = (slug: string): string => (ownAddress.has(slug) ? `/${slug}` : `/page/${slug}`);

const documentTargets = (documents: readonly ContentDocument[]): Target[] =>
  documents.flatMap((document) => {
    const place = placeOfKey(document.key);
    const name = documentTitle(document);
    if (place?.kind === 'collection') return [{ name, href: `/shop/${place.name}` }];
    return place?.kind === 'page' ? [{ name, href: pagePath(place.name) }] : [];
  });

const promotedTargets = (): Target[] =>
  promotedKeys.map((key) => ({ name: titleOfCollection(t, key, {}), href: `/shop/${key}` }));

/** What a link with the words can lead to, other than categories; undefined while it loads. */
const useTargets = (kind: Exclude<Kind, 'category'>, words: string) => {
  const brands = useQuery({ ...brandsQuery(words), enabled: kind === 'brand' && words !== '' });
  const products = useQuery({
    ...productsQuery({ q: words, category: '', state: 'shown', page: '1' }),
    enabled: kind === 'product' && words !== '',
  });
  const documents = useQuery({
    ...contentListQuery(kind === 'page' ? 'page' : 'collection'),
    enabled: kind === 'page' || kind === 'collection',
  });
  if (kind === 'brand') {
    const targets = brands.data?.map(({ display_name, slug }) => ({ name: display_name, href: `/brand/${slug}` }));
    return { query: brands, targets: words === '' ? [] : targets };
  }
  if (kind === 'product') {
    const targets = products.data?.data.map(({ id, title, brand }) => ({
      name: `${brand} ${title}`,
      href: `/product/${id}`,
    }));
    return { query: products, targets: words === '' ? [] : targets };
  }
  const own = documents.data && documentTargets(documents.data);
  const computed = kind === 'collection' ? promotedTargets() : [];
  const others = computed.filter(({ href }) => own?.every((target) => target.href !== href));
  return { query: documents, targets: own && withWords([...others, ...own], words) };
};

type Props = { onPick: (href: string) => void };

const Categories = ({ onPick }: Props) => {
  const { data } = useQuery(choicesQuery);
  return (
    <CategoryTree
      label={t('desk.parts.findKind')}
      leaves={data?.categories ?? []}
      chosen=""
      takesBranches
      onChoose={(path) => onPick(`/browse/${path}`)}
    />
  );
};

const Found = ({ kind, onPick }: Props & { kind: Exclude<Kind, 'category'> }) => {
  const [words, setWords] = useState('');
  const { query, targets } = useTargets(kind, words);
  return (
    <Finder
      label={t('desk.content.linkWords')}
      name={t('desk.content.linkTargets')}
      words={words}
      onFind={setWords}
      query={query}
      found={targets?.slice(0, mostShown)}
      keyOf={({ href }) => href}
      none={t('desk.content.linkNothing')}
    >
      {({ name, href }) => (
        <TextButton
          className="w-full text-left"
          aria-label={t('desk.content.linkToNamed', { name })}
          onClick={() => onPick(href)}
        >
          {name}
        </TextButton>
      )}
    </Finder>
  );
};

/** What a link to a listing can lead to. */
export const listingKinds: readonly Kind[] = ['category', 'brand', 'collection'];

export type PickedKinds = {
  /** What can be picked; anything by default. */
  kinds?: readonly Kind[];
};

/** Picks the target of a link. */
export const LinkPicker = ({ kinds = allKinds, onPick }: Props & PickedKinds) => {
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'category');
  return (
    <div className="border border-line p-4">
      {kinds.length > 1 && (
        <Select
          label={t('desk.content.linkTo')}
          className="mb-4 max-w-60"
          value={kind}
          onChoose={(name) => setKind(kinds.find((one) => one === name) ?? 'category')}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {kindWords(one)}
            </option>
          ))}
        </Select>
      )}
      {kind === 'category' ? <Categories onPick={onPick} /> : <Found key={kind} kind={kind} onPick={onPick} />}
    </div>
  );
};
