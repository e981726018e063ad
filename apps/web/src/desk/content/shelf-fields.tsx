import type { CollectionDraft, MerchandiseDraft } from '@wearfolio/contracts/content/shelf-draft';
import { locale } from '../../lib/locale.ts';
import { t } from '../../lib/t.tsx';
import { LowField } from '../parts/low-field.tsx';
import { Select } from '../parts/select.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { Line } from './fields.tsx';
import { LinkField } from './link-field.tsx';
import { listingKinds } from './link-picker.tsx';
import { useKnownProducts } from './use-known-products.ts';

/** Formats a time for a `datetime-local` field, in the browser's time zone. */
const localOf = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

type MomentProps = { label: string; value: string | null; onChange: (value: string | null) => void };

const Moment = ({ label, value, onChange }: MomentProps) => (
  <LowField
    label={label}
    type="datetime-local"
    value={localOf(value)}
    onChange={(local) => onChange(local === '' ? null : new Date(local).toISOString())}
  />
);

/** A collection cannot contain a collection. */
const ruleKinds = ['category', 'brand'] as const;

type Days = { from: string | null; until: string | null };

const DayFields = ({ days, onChange }: { days: Days; onChange: (days: Partial<Days>) => void }) => (
  <div className="flex flex-wrap gap-4">
    <Moment label={t('desk.content.startOptional')} value={days.from} onChange={(from) => onChange({ from })} />
    <Moment label={t('desk.content.endOptional')} value={days.until} onChange={(until) => onChange({ until })} />
  </div>
);

/** When the page of a published collection is there. */
const SeenNote = ({ days: { from, until } }: { days: Days }) => {
  const now = Date.now();
  const [starts, ends] = [from && Date.parse(from) > now ? from : null, until];
  const wordsOf = (at: string): string =>
    new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (ends && Date.parse(ends) <= now)
    return <p className="type-small text-warn">{t('desk.content.seenEnded', { at: wordsOf(ends) })}</p>;
  if (!starts && !ends) return null;
  return (
    <p className="type-small text-ink-2" role="status">
      {starts && t('desk.content.seenFrom', { at: wordsOf(starts) })}
      {starts && ends && ' '}
      {ends && t('desk.content.seenUntil', { at: wordsOf(ends) })}
    </p>
  );
};

type Props<Body> = { documentKey: string; body: Body; onChange: (body: Body) => void; isEditor: boolean };

/** The products of a collection: by hand, or all products of a listing. */
export const CollectionFields = ({ documentKey, body, onChange, isEditor }: Props<CollectionDraft>) => {
  const [known, note] = useKnownProducts(documentKey, body);
  const { choice } = body;
  return (
    <>
      <fieldset className="grid gap-5" disabled={!isEditor}>
        <Line
          label={t('desk.parts.title')}
          value={body.title}
          max={80}
          onChange={(title) => onChange({ ...body, title })}
        />
        <Select
          label={t('desk.content.selection')}
          className="max-w-100"
          value={choice.by}
          onChoose={(by) =>
            onChange({ ...body, choice: by === 'rule' ? { by, href: '/search' } : { by: 'hand', products: [] } })
          }
        >
          <option value="hand">{t('desk.content.chosenByHand')}</option>
          <option value="rule">{t('desk.content.wholeListing')}</option>
        </Select>
        {choice.by === 'rule' && (
          <LinkField
            kinds={ruleKinds}
            label={t('desk.parts.listingAddress')}
            value={choice.href}
            hint={t('desk.content.listingHint')}
            onChange={(href) => onChange({ ...body, choice: { by: 'rule', href } })}
          />
        )}
        <DayFields days={body} onChange={(days) => onChange({ ...body, ...days })} />
        <SeenNote days={body} />
      </fieldset>
      {choice.by === 'hand' && (
        <ChosenProducts
          title={t('desk.parts.products')}
          hint={t('desk.content.pickedOrder')}
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
  { name: 'pins', title: t('desk.content.first'), hint: t('desk.content.pinHint') },
  { name: 'boosts', title: t('desk.content.furtherUp'), hint: t('desk.content.boostHint') },
  { name: 'buries', title: t('desk.content.atEnd'), hint: t('desk.content.shownAfterAllOthers') },
] as const;

/** The products that are first, further up and at the end of a listing or search. */
export const MerchandiseFields = ({ documentKey, body, onChange, isEditor }: Props<MerchandiseDraft>) => {
  const [known, note] = useKnownProducts(documentKey, body);
  const taken = [...body.pins, ...body.boosts, ...body.buries];
  return (
    <>
      <fieldset className="grid gap-5" disabled={!isEditor}>
        <Line
          label={t('desk.parts.title')}
          value={body.title}
          max={80}
          onChange={(title) => onChange({ ...body, title })}
        />
        <LinkField
          kinds={listingKinds}
          label={t('desk.content.listingOrSearch')}
          value={body.href}
          hint={t('desk.content.plainListingAddress')}
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
