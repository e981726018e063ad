import { getFeedPicture, type PreviewCard } from '@wearfolio/contracts/desk-feed-preview';
import { useState } from 'react';
import { formatPrice, isOnSale } from '../../lib/format-price.ts';
import { formatList } from '../../lib/formats.ts';
import { formatMoney } from '../../lib/money.ts';
import { settings } from '../../lib/settings.ts';
import { t } from '../../lib/t.tsx';
import { SilhouetteDrawing } from '../../ui/drawing/silhouette-drawing.tsx';
import { categoryWords, nameWords } from '../catalogue/words.ts';
import type { Mapping } from './mapping.ts';
import { factNames } from './understood.tsx';

const shownFields = ['name', 'brand', 'category', 'gender', 'color', 'size', 'price', 'sale_price', 'image'];

type Cell = { name: string; value: string };

const pathsOf = (path: string | readonly string[] | undefined): readonly string[] =>
  typeof path === 'string' ? [path] : (path ?? []);

/** The mapped columns that a card shows, and the other columns. */
const splitCells = ({ cells }: PreviewCard, mapping: Mapping | null): readonly [shown: Cell[], others: Cell[]] => {
  const used = shownFields.flatMap((field) => pathsOf(mapping?.fields[field]));
  const isUsed = ({ name }: Cell): boolean => used.some((path) => path === name || path.includes(`{${name}}`));
  return [cells.filter(isUsed), cells.filter((cell) => !isUsed(cell))];
};

const Cells = ({ cells }: { cells: readonly Cell[] }) => (
  <dl className="grid grid-cols-[8rem_1fr] gap-x-3 font-mono text-[0.75rem] leading-5">
    {cells.map(({ name, value }) => (
      <div key={name} className="contents">
        <dt className="wrap-anywhere text-ink-2">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

const Raw = ({ card, mapping }: { card: PreviewCard; mapping: Mapping | null }) => {
  const [shown, others] = splitCells(card, mapping);
  const known = card.row.fields.filter(({ name }) => shownFields.includes(name));
  return (
    <div className="mt-2 bg-tint p-3">
      <Cells cells={shown.length > 0 ? shown : known} />
      {others.length > 0 && (
        <details>
          <summary className="type-small inline-flex min-h-7 cursor-pointer items-center max-md:min-h-11">
            <span className="underlined">{t('desk.feeds.otherColumns', { count: others.length })}</span>
          </summary>
          <Cells cells={others} />
        </details>
      )}
    </div>
  );
};

const certaintyOf = ({ row }: PreviewCard, fact: string): string =>
  row.facts.find(({ name }) => name === fact)?.certainty ?? 'unknown';

const looks: Readonly<Record<string, string>> = {
  certain: 'bg-soft-ok text-ok',
  guessed: 'bg-soft-warn text-warn',
  unknown: 'bg-soft-warn text-warn',
};

const Mark = ({ card, fact, value }: { card: PreviewCard; fact: string; value: string }) => {
  const certainty = certaintyOf(card, fact);
  const words: Readonly<Record<string, string>> = {
    certain: value,
    guessed: t('desk.feeds.guessed', { value }),
    unknown: t('desk.feeds.notKnown', { fact: factNames[fact] ?? fact }),
  };
  return <span className={`type-small px-2 py-0.5 ${looks[certainty] ?? ''}`}>{words[certainty] ?? value}</span>;
};

/** The most values to name. */
const mostValues = 4;

const list = (values: readonly string[]): string =>
  values.length > mostValues
    ? t('desk.feeds.valuesAndMore', {
        values: formatList(values.slice(0, mostValues)),
        count: values.length - mostValues,
      })
    : formatList(values);

/** As on a card of the shop, with the store's own amount if its currency is another. */
const Price = ({ card: { price, currency, shop_price, shop_retail_price } }: { card: PreviewCard }) => {
  const own =
    price === null ? t('desk.catalogue.noPrice') : t('desk.feeds.ownPrice', { price: formatPrice(price), currency });
  if (shop_price === null) return <p className="figures mt-0.5">{own}</p>;
  return (
    <p className="figures mt-0.5">
      {formatMoney(shop_price)}{' '}
      {isOnSale(shop_price, shop_retail_price) && <s className="text-ink-3">{formatMoney(shop_retail_price)}</s>}
      {currency !== settings.shop.currency && (
        <span className="ms-2 text-ink-3">{t('desk.feeds.storeSays', { own })}</span>
      )}
    </p>
  );
};

/** The first picture, as the shop would fetch it from the store; a drawing if there is none. */
const PreviewPicture = ({ src }: { src: string | null }) => {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className="dimmed-in-dark relative block h-30 w-24 shrink-0 overflow-hidden bg-picture-ground">
      {src === null || isMissing ? (
        <SilhouetteDrawing kind="tag" />
      ) : (
        <img
          src={`${getFeedPicture.url}?${new URLSearchParams({ src })}`}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-contain"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
};

const Card = ({ card, mapping }: { card: PreviewCard; mapping: Mapping | null }) => (
  <li className="flex gap-4 border-b border-line py-4">
    <PreviewPicture src={card.image} />
    <div className="type-card min-w-0 flex-1">
      <p className="font-semibold">{card.brand}</p>
      <p className="wrap-anywhere text-ink-2">{card.title}</p>
      <Price card={card} />
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        <Mark card={card} fact="kind" value={categoryWords(card.category)} />
        <Mark card={card} fact="color" value={list(card.colors.map(nameWords))} />
        {card.sizes.length > 0 && <Mark card={card} fact="size" value={list(card.sizes)} />}
      </p>
      <Raw card={card} mapping={mapping} />
      {card.row.notes.length > 0 && <p className="mt-1.5 wrap-anywhere text-warn">{card.row.notes.join('; ')}</p>}
    </div>
  </li>
);

/** Rows of a feed as product cards, each beside its raw values. */
export const PreviewCards = ({ cards, mapping }: { cards: readonly PreviewCard[]; mapping: Mapping | null }) => (
  <ul>
    {cards.map((card) => (
      <Card key={card.row.line} card={card} mapping={mapping} />
    ))}
  </ul>
);
