import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { changeProducts } from '@wearfolio/contracts/desk-changes';
import type { DeskProduct } from '@wearfolio/contracts/desk-products';
import type { OverrideField } from '@wearfolio/contracts/override-fields';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { locale } from '../../lib/locale.ts';
import { rich, t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { ColorDot } from '../../ui/color-dot.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { productQuery } from '../catalogue/api.ts';
import { ChangeDialog } from '../catalogue/change-dialog.tsx';
import { ChangesTable } from '../catalogue/changes-table.tsx';
import { Facts, type Wanted } from '../catalogue/facts.tsx';
import { FedRows } from '../catalogue/fed-rows.tsx';
import { PictureOrder } from '../catalogue/picture-order.tsx';
import { useCatalogueChange } from '../catalogue/undo.tsx';
import { categoryWords, nameWords } from '../catalogue/words.ts';
import { ProductOffers } from '../decisions/product-offers.tsx';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Thumb } from '../parts/thumb.tsx';

const linkClass = 'underlined inline-flex';

/** The product as shoppers see it. */
const Shown = ({ product }: { product: DeskProduct }) => {
  const { shown, colors, pictures, price, retail_price, stock, is_shown, reasons, slug, id } = product;
  return (
    <div className="flex gap-4">
      <Thumb src={pictures.find(({ is_hidden }) => !is_hidden)?.src ?? null} className="h-45 w-36" />
      <div className="type-card min-w-0">
        <p className="font-semibold">{shown.brand}</p>
        <p className="wrap-anywhere text-ink-2">{shown.title}</p>
        <div className="mt-1">
          <Price price={price} retailPrice={retail_price} isSoldOut={stock === 0} />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          {colors.map(({ id: color, hexa, name }) => (
            <span key={color} className="inline-flex items-center gap-1.5">
              <ColorDot hexa={hexa} className="size-3.5" /> {nameWords(name)}
            </span>
          ))}
        </p>
        <p className="mt-1 text-ink-2">{categoryWords(shown.category)}</p>
        {is_shown ? (
          <p className="mt-2">
            <a className={linkClass} href={`/product/${id}/${slug}`} target="_blank" rel="noreferrer">
              {t('desk.catalogue.viewShop')}
            </a>
          </p>
        ) : (
          <p className="mt-2 text-sale">
            {t('desk.catalogue.notShownBecause', { value: reasons.map((reason) => `${reason}.`).join(' ') })}
          </p>
        )}
      </div>
    </div>
  );
};

const introOf = ({ store, external_id, quoted, currency, stock }: DeskProduct): string =>
  [
    store,
    ...(external_id === null ? [] : [external_id]),
    quoted === null
      ? t('desk.catalogue.noPrice')
      : t('desk.catalogue.quoted', { quoted: quoted.toLocaleString(locale, { minimumFractionDigits: 2 }), currency }),
    stock === null ? t('desk.catalogue.available') : t('desk.catalogue.stock', { stock }),
  ].join(' · ');

/** The product as the store sells it: its rows in the feed, or the link to what staff wrote. */
const Source = ({ product: { id, url, store, store_id, is_own } }: { product: DeskProduct }) => (
  <Part title={is_own ? t('desk.own.writtenTitle') : t('desk.catalogue.feedTitle')}>
    <p className="type-card mb-2 wrap-anywhere text-ink-2">
      <a className={linkClass} href={url} target="_blank" rel="noreferrer nofollow">
        {t('desk.catalogue.viewAt', { store })}
      </a>
    </p>
    {is_own ? (
      <p className="type-card text-ink-2">
        {rich('desk.own.byHandNotice', {
          link: (words) => (
            <Link to={`${deskPaths.store}?id=${store_id}&tab=own`} className="underlined">
              {words}
            </Link>
          ),
        })}
      </p>
    ) : (
      <FedRows id={String(id)} />
    )}
  </Part>
);

const above = { href: deskPaths.products, words: t('desk.parts.catalogue') };

const Found = ({ product, isEditor }: { product: DeskProduct; isEditor: boolean }) => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const change = useCatalogueChange((edit: { field: OverrideField; of: number; value: string | null }) =>
    call(changeProducts, { body: { ...edit, ids: [product.id] } }),
  );
  const { data: session } = useQuery(sessionQuery);
  const { id, changed, shown, colors, changes, pictures } = product;
  const isHidden = changed.includes('hidden');
  const hide = (): void => change.mutate({ field: 'hidden', of: 0, value: isHidden ? null : '1' });
  const edit = (field: OverrideField, value: string) => () => isEditor && setWanted({ field, start: { of: 0, value } });
  useKeys({
    t: edit('title', shown.title),
    b: edit('brand', shown.brand),
    c: edit('category', shown.category),
    h: () => isEditor && !change.isPending && hide(),
  });
  return (
    <Page
      title={shown.title}
      intro={introOf(product)}
      above={above}
      actions={
        isEditor && (
          <Button look="outlined" size="float" disabled={change.isPending} onClick={hide}>
            {isHidden ? t('desk.catalogue.showAgainAction') : t('desk.catalogue.hideAction')}
          </Button>
        )
      }
    >
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0">
          <Source product={product} />
        </div>
        <div className="min-w-0">
          <Part title={t('desk.catalogue.shownTitle')}>
            <Shown product={product} />
          </Part>
          <Part title={t('desk.catalogue.factsEvidence')}>
            <Facts
              product={product}
              isEditor={isEditor}
              onChange={setWanted}
              onRevert={(field, of) => change.mutate({ field, of, value: null })}
            />
          </Part>
        </div>
      </div>
      <Part title={t('desk.parts.pictures')}>
        <PictureOrder key={JSON.stringify(pictures)} product={product} isEditor={isEditor} />
      </Part>
      <Part title={t('desk.catalogue.offers')}>
        <ProductOffers id={id} isEditor={may(session, 'feeds-change')} />
      </Part>
      <Part title={t('desk.parts.changes')}>
        {changes.length === 0 ? (
          <p className="type-card text-ink-2">{t('desk.catalogue.noChangesOfProduct')}</p>
        ) : (
          <ChangesTable changes={changes} />
        )}
      </Part>
      <ChangeDialog
        key={JSON.stringify(wanted)}
        target={{ ids: [id] }}
        count={1}
        isOpen={wanted !== null}
        onClose={() => setWanted(null)}
        field={wanted?.field}
        start={wanted?.start}
        colors={colors.map(({ fed_id, fed_name }) => ({ id: fed_id, name: fed_name }))}
      />
      {isEditor && (
        <KeyHints
          hints={[
            ['T', t('desk.parts.hintTitle')],
            ['B', t('desk.parts.hintBrand')],
            ['C', t('desk.parts.hintKind')],
            ['H', isHidden ? t('desk.catalogue.stateShownAgain') : t('desk.parts.hintHide')],
          ]}
        />
      )}
    </Page>
  );
};

/** A product: its feed rows, the derived facts, the values of staff, and its page in the shop. */
export const Product = () => {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(productQuery(id));
  const { data } = query;
  if (data) return <Found key={id} product={data} isEditor={may(session, 'catalogue-change')} />;
  return (
    <Page title={t('desk.parts.product')} above={above}>
      <Loaded
        query={query}
        missing={
          <>
            {t('desk.catalogue.noSuchProduct')}{' '}
            <Link to={deskPaths.products} className="underlined">
              {t('desk.catalogue.lookOne')}
            </Link>
          </>
        }
        skeleton={
          <div className="grid gap-10 lg:grid-cols-2" aria-busy="true">
            <Skeleton className="h-90" />
            <Skeleton className="h-90" />
          </div>
        }
      />
    </Page>
  );
};
