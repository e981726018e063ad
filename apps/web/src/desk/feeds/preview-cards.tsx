import type { PreviewCard } from '@wearfolio/contracts/desk-feeds';
import { formatPrice } from '../../lib/format-price.ts';
import { categoryWords } from '../catalogue/words.ts';

const shownFields = ['name', 'brand', 'category', 'color', 'size', 'price', 'image'];

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
    guessed: `guessed: ${value}`,
    unknown: `${fact} not known`,
  };
  return <span className={`type-small px-2 py-0.5 ${looks[certainty] ?? ''}`}>{words[certainty] ?? value}</span>;
};

const list = (values: readonly string[]): string =>
  values.length > 4 ? `${values.slice(0, 4).join(', ')} +${values.length - 4}` : values.join(', ');

const Card = ({ card }: { card: PreviewCard }) => (
  <li className="border-b border-line py-4">
    <div className="type-card min-w-0">
      <p className="font-semibold">{card.brand}</p>
      <p className="wrap-anywhere text-ink-2">{card.title}</p>
      <p className="figures mt-0.5">
        {card.price === null ? 'no price' : `${formatPrice(card.price)} ${card.currency}`}{' '}
        {card.retail_price !== null && card.retail_price > (card.price ?? 0) && (
          <s className="text-ink-3">{formatPrice(card.retail_price)}</s>
        )}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        <Mark card={card} fact="kind" value={categoryWords(card.category)} />
        <Mark card={card} fact="color" value={list(card.colors)} />
        {card.sizes.length > 0 && <Mark card={card} fact="size" value={list(card.sizes)} />}
      </p>
      <dl className="mt-2 grid grid-cols-[5.5rem_1fr] gap-x-3 bg-tint p-3 font-mono text-[0.75rem] leading-5">
        {card.row.fields
          .filter(({ name }) => shownFields.includes(name))
          .map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {card.row.notes.length > 0 && <p className="mt-1.5 wrap-anywhere text-warn">{card.row.notes.join('; ')}</p>}
    </div>
  </li>
);

/** Rows of a feed as shoppers will see them, each beside what the feed says. */
export const PreviewCards = ({ cards }: { cards: readonly PreviewCard[] }) => (
  <ul>
    {cards.map((card) => (
      <Card key={card.row.line} card={card} />
    ))}
  </ul>
);
