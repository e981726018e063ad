import { mostInRow, type NewsletterDraft, type NewsletterPart } from '@wearfolio/contracts/content/newsletter-draft';
import { ChosenProducts } from '../content/chosen-products.tsx';
import { Line } from '../content/fields.tsx';
import { Markdown } from '../content/markdown-field.tsx';
import { OrderedList } from '../content/ordered-list.tsx';
import { useKnownProducts } from '../content/use-known-products.ts';
import { Select } from '../parts/select.tsx';

const newParts: Readonly<Record<string, NewsletterPart>> = {
  'A text': { kind: 'text', markdown: '' },
  'Products that you choose': { kind: 'products', title: 'Chosen for you', products: [] },
  'The first products of a listing': { kind: 'listing', title: 'New arrivals', href: '/search', count: 6 },
};

const titleOf = (part: NewsletterPart): string => {
  if (part.kind === 'text')
    return (
      part.markdown
        .replace(/[#*_[\]]/g, '')
        .trim()
        .split('\n')[0] || 'Text'
    );
  return part.title || (part.kind === 'products' ? 'Products' : part.href);
};

type PartProps = {
  part: NewsletterPart;
  onChange: (part: NewsletterPart) => void;
  products: ReturnType<typeof useKnownProducts>;
  isEditor: boolean;
};

const PartFields = ({ part, onChange, products: [known, onFound], isEditor }: PartProps) => {
  switch (part.kind) {
    case 'text':
      return (
        <Markdown
          label="Text"
          value={part.markdown}
          rows={8}
          onChange={(markdown) => onChange({ ...part, markdown })}
        />
      );
    case 'products':
      return (
        <>
          <Line label="Title" value={part.title} max={120} onChange={(title) => onChange({ ...part, title })} />
          <ChosenProducts
            title="Products"
            hint="In this order. Products that are sold out or gone when the newsletter is sent are left out."
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
          <Line label="Title" value={part.title} max={120} onChange={(title) => onChange({ ...part, title })} />
          <Line
            label="Address of the listing"
            value={part.href}
            hint="/browse/women/shoes, /shop/summer or /search?keyword=boots. It is read when you press Send or Schedule."
            onChange={(href) => onChange({ ...part, href })}
          />
          <Select
            label="How many products"
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
        <Line label="Subject" value={body.title} max={120} onChange={(title) => onChange({ ...body, title })} />
        <Line
          label="Preview text"
          value={body.preheader}
          max={200}
          hint="Shown after the subject in the inbox"
          onChange={(preheader) => onChange({ ...body, preheader })}
        />
      </fieldset>
      <OrderedList items={body.parts} onChange={setParts} noun="Part" titleOf={titleOf} isEditor={isEditor}>
        {(part, change) => <PartFields part={part} onChange={change} products={products} isEditor={isEditor} />}
      </OrderedList>
      {isEditor && (
        <Select
          label="Add a part"
          className="mt-5 max-w-100"
          value=""
          onChoose={(name) => {
            const part = newParts[name];
            if (part) setParts([...body.parts, part]);
          }}
        >
          <option value="">Choose what it is</option>
          {Object.keys(newParts).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </>
  );
};
