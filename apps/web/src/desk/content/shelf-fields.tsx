import type { CollectionDraft, MerchandiseDraft } from '@wearfolio/contracts/content/shelf-draft';
import { Select } from '../parts/select.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { Line } from './fields.tsx';
import { useKnownProducts } from './use-known-products.ts';

/** Formats a time for a `datetime-local` field, in the browser's time zone. */
const localOf = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

type MomentProps = { label: string; value: string | null; onChange: (value: string | null) => void };

const Moment = ({ label, value, onChange }: MomentProps) => (
  <label className="flex flex-col gap-1">
    <span className="type-small text-ink-2">{label}</span>
    <input
      type="datetime-local"
      className="h-10 border border-line-2 bg-surface px-2 max-md:h-11"
      value={localOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : new Date(target.value).toISOString())}
    />
  </label>
);

type Days = { from: string | null; until: string | null };

const DayFields = ({ days, onChange }: { days: Days; onChange: (days: Partial<Days>) => void }) => (
  <div className="flex flex-wrap gap-4">
    <Moment label="Start (optional)" value={days.from} onChange={(from) => onChange({ from })} />
    <Moment label="End (optional)" value={days.until} onChange={(until) => onChange({ until })} />
  </div>
);

type Props<Body> = { documentKey: string; body: Body; onChange: (body: Body) => void; isEditor: boolean };

/** The products of a collection: by hand, or all products of a listing. */
export const CollectionFields = ({ documentKey, body, onChange, isEditor }: Props<CollectionDraft>) => {
  const [known, note] = useKnownProducts(documentKey, body);
  const { choice } = body;
  return (
    <>
      <fieldset className="grid gap-5" disabled={!isEditor}>
        <Line label="Title" value={body.title} max={80} onChange={(title) => onChange({ ...body, title })} />
        <Select
          label="Selection"
          className="max-w-100"
          value={choice.by}
          onChoose={(by) =>
            onChange({ ...body, choice: by === 'rule' ? { by, href: '/search' } : { by: 'hand', products: [] } })
          }
        >
          <option value="hand">chosen by hand</option>
          <option value="rule">all that a listing shows</option>
        </Select>
        {choice.by === 'rule' && (
          <Line
            label="Address of the listing"
            value={choice.href}
            hint="Set filters or search in the shop and copy the address, from / on: /browse/women/shoes?color=3"
            onChange={(href) => onChange({ ...body, choice: { by: 'rule', href } })}
          />
        )}
        <DayFields days={body} onChange={(days) => onChange({ ...body, ...days })} />
      </fieldset>
      {choice.by === 'hand' && (
        <ChosenProducts
          title="Products"
          hint="In this order. Sold-out products come last; hidden products are left out."
          ids={choice.products}
          known={known}
          onFound={note}
          onChange={(products) => onChange({ ...body, choice: { by: 'hand', products } })}
          isEditor={isEditor}
        />
      )}
    </>
  );
};

const lists = [
  { name: 'pins', title: 'First', hint: 'Shown first, in this order, if they match the filters.' },
  { name: 'boosts', title: 'Further up', hint: 'Shown before all others, in their usual order.' },
  { name: 'buries', title: 'At the end', hint: 'Shown after all others.' },
] as const;

/** The products that are first, further up and at the end of a listing or search. */
export const MerchandiseFields = ({ documentKey, body, onChange, isEditor }: Props<MerchandiseDraft>) => {
  const [known, note] = useKnownProducts(documentKey, body);
  const taken = [...body.pins, ...body.boosts, ...body.buries];
  return (
    <>
      <fieldset className="grid gap-5" disabled={!isEditor}>
        <Line label="Title" value={body.title} max={80} onChange={(title) => onChange({ ...body, title })} />
        <Line
          label="Listing or search"
          value={body.href}
          hint="Its address without filters: /browse/women/shoes, /brand/acne, /shop/summer, /search for all products, or /search?keyword=boots"
          onChange={(href) => onChange({ ...body, href })}
        />
        <DayFields days={body} onChange={(days) => onChange({ ...body, ...days })} />
      </fieldset>
      {lists.map(({ name, title, hint }) => (
        <ChosenProducts
          key={name}
          title={title}
          hint={hint}
          ids={body[name]}
          taken={taken}
          known={known}
          onFound={note}
          onChange={(ids) => onChange({ ...body, [name]: ids })}
          isEditor={isEditor}
        />
      ))}
    </>
  );
};
