import { mostInRow, type NewsletterDraft, type NewsletterPart } from '@wearfolio/contracts/content/newsletter-draft';
import { t } from '../../lib/t.tsx';
import { AddItem } from '../content/add-item.tsx';
import { ChosenProducts } from '../content/chosen-products.tsx';
import { Line } from '../content/fields.tsx';
import { LinkField } from '../content/link-field.tsx';
import { listingKinds } from '../content/link-picker.tsx';
import { Markdown } from '../content/markdown-field.tsx';
import { OrderedList } from '../content/ordered-list.tsx';
import { useKnownProducts } from '../content/use-known-products.ts';
import { MarketField } from '../markets/market-field.tsx';
import { Select } from '../parts/select.tsx';

const newParts: readonly (readonly [string, NewsletterPart])[] = [
  [t('desk.newsletter.aText'), { kind: 'text', markdown: '' }],
  [t('desk.newsletter.productsYouChoose'), { kind: 'products', title: t('desk.newsletter.chosen'), products: [] }],
  [
    t('desk.newsletter.firstOfListing'),
    { kind: 'listing', title: t('desk.newsletter.newArrivals'), href: '/search', count: 6 },
  ],
];

const titleOf = (part: NewsletterPart): string => {
  if (part.kind === 'text')
    return (
      part.markdown
        .replace(/[#*_[\]]/g, '')
        .trim()
        .split('\n')[0] || t('desk.parts.text')
    );
  return part.title || (part.kind === 'products' ? t('desk.parts.products') : part.href);
};

type PartProps = {
  part: NewsletterPart;
  onChange: (part: NewsletterPart) => void;
  products: ReturnType<typeof useKnownProducts>;
  isEditor: boolean;
};

const TitleLine = ({ title, onChange }: { title: string; onChange: (title: string) => void }) => (
  <Line label={t('desk.parts.title')} value={title} max={120} onChange={onChange} />
);

const PartFields = ({ part, onChange, products: [known, onFound], isEditor }: PartProps) => {
  switch (part.kind) {
    case 'text':
      return (
        <Markdown
          label={t('desk.parts.text')}
          value={part.markdown}
          rows={8}
          onChange={(markdown) => onChange({ ...part, markdown })}
        />
      );
    case 'products':
      return (
        <>
          <TitleLine title={part.title} onChange={(title) => onChange({ ...part, title })} />
          <ChosenProducts
            title={t('desk.parts.products')}
            hint={t('desk.newsletter.pickedOrder')}
            ids={part.products}
            most={mostInRow}
            known={known}
            onFound={onFound}
            onChange={(products) => onChange({ ...part, products })}
            isEditor={isEditor}
          />
        </>
      );
    case 'listing':
      return (
        <>
          <TitleLine title={part.title} onChange={(title) => onChange({ ...part, title })} />
          <LinkField
            kinds={listingKinds}
            label={t('desk.parts.listingAddress')}
            value={part.href}
            hint={t('desk.newsletter.listingHint')}
            onChange={(href) => onChange({ ...part, href })}
          />
          <Select
            label={t('desk.newsletter.howManyProducts')}
            className="max-w-40"
            value={String(part.count)}
            onChoose={(count) => onChange({ ...part, count: Number(count) })}
          >
            {[2, 4, 6, 8, 10, mostInRow].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        </>
      );
  }
};

type Props = {
  documentKey: string;
  body: NewsletterDraft;
  onChange: (body: NewsletterDraft) => void;
  isEditor: boolean;
};

/** The parts of a newsletter, in order. */
export const NewsletterFields = ({ documentKey, body, onChange, isEditor }: Props) => {
  const products = useKnownProducts(documentKey, body);
  const setParts = (parts: NewsletterPart[]): void => onChange({ ...body, parts });
  return (
    <>
      <fieldset className="mb-6 grid gap-5" disabled={!isEditor}>
        <Line
          label={t('desk.newsletter.subject')}
          value={body.title}
          max={120}
          onChange={(title) => onChange({ ...body, title })}
        />
        <Line
          label={t('desk.newsletter.previewText')}
          value={body.preheader}
          max={200}
          hint={t('desk.newsletter.shownAfterSubjectInbox')}
          onChange={(preheader) => onChange({ ...body, preheader })}
        />
        <MarketField value={body.market ?? ''} onChoose={(market) => onChange({ ...body, market })} />
      </fieldset>
      <OrderedList
        items={body.parts}
        onChange={setParts}
        noun={t('desk.newsletter.part')}
        titleOf={titleOf}
        isEditor={isEditor}
      >
        {(part, change) => <PartFields part={part} onChange={change} products={products} isEditor={isEditor} />}
      </OrderedList>
      {isEditor && (
        <AddItem
          label={t('desk.newsletter.addPart')}
          items={newParts}
          onAdd={(part) => setParts([...body.parts, part])}
        />
      )}
    </>
  );
};
