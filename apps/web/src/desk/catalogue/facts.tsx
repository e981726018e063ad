import { useQuery } from '@tanstack/react-query';
import type { DeskProduct, OverrideField } from '@wearfolio/contracts/desk-products';
import type { ReactNode } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { ColorDot } from '../../ui/color-dot.tsx';
import { fedRowsQuery } from './api.ts';
import { evidenceOfColor, type Fact } from './color-evidence.ts';
import type { EditedValue } from './edit-value.tsx';
import { categoryWords } from './words.ts';

/** The field to change and its current value. */
export type Wanted = { field: OverrideField; start: EditedValue };

type Props = {
  product: DeskProduct;
  isEditor: boolean;
  onChange: (wanted: Wanted) => void;
  onRevert: (field: OverrideField, of: number) => void;
};

const certaintyClass: Readonly<Record<string, string>> = {
  certain: 'text-ok',
  guessed: 'text-warn',
  unknown: 'text-sale',
};

const useEvidence = (id: number) => {
  const { data } = useQuery(fedRowsQuery(String(id)));
  const rows = data?.data ?? [];
  return {
    certaintyOf: (fact: string): Fact | undefined => rows[0]?.facts.find(({ name }) => name === fact),
    ofColor: (name: string): Fact | undefined => evidenceOfColor(rows, name),
  };
};

type RowProps = {
  name: string;
  shown: ReactNode;
  fed: ReactNode;
  isChanged: boolean;
  certainty?: Fact | undefined;
  actions: ReactNode;
};

const FactRow = ({ name, shown, fed, isChanged, certainty, actions }: RowProps) => (
  <tr>
    <th scope="row" className="align-top">
      {name}
    </th>
    <td className="wrap-anywhere">
      {shown}
      {isChanged && (
        <span className="block text-ink-2">
          <span className="font-medium text-info">staff say so</span>; as fed: {fed}
        </span>
      )}
      {certainty && !isChanged && certainty.value !== '' && (
        <span className="block text-ink-3">from the feed: {certainty.value}</span>
      )}
    </td>
    <td>
      {certainty && (
        <span className={certaintyClass[certainty.certainty] ?? ''}>
          {certainty.certainty === 'certain' ? 'sure' : certainty.certainty}
        </span>
      )}
    </td>
    <td className="whitespace-nowrap">{actions}</td>
  </tr>
);

const audienceWords: Readonly<Record<string, string>> = { unisex: 'Women and men', men: 'Men' };
const audienceOf = ({ category, audience }: DeskProduct['shown']): string =>
  (category.startsWith('men/') && audience ? audienceWords[audience] : undefined) ??
  categoryWords(category.split('/')[0] ?? '');

/** The facts derived from the feed with their certainty, and the values of staff that replace them. */
export const Facts = ({ product, isEditor, onChange, onRevert }: Props) => {
  const { certaintyOf, ofColor } = useEvidence(product.id);
  const { shown, fed, changed, colors } = product;
  const isChanged = (name: string): boolean => changed.includes(name);
  const actionsOf = (field: OverrideField, of: number, start: string, words: string): ReactNode => {
    const key = field === 'color' ? `color ${of}` : field;
    if (!isEditor) return null;
    return (
      <span className="flex gap-4">
        <TextButton aria-label={`Change ${words}`} onClick={() => onChange({ field, start: { of, value: start } })}>
          Change
        </TextButton>
        {isChanged(key) && (
          <TextButton aria-label={`${words} as fed`} onClick={() => onRevert(field, of)}>
            As fed
          </TextButton>
        )}
      </span>
    );
  };
  return (
    <div className="overflow-x-auto">
      <table className="desk-table">
        <thead>
          <tr>
            {['Fact', 'Value and evidence', 'Sure', isEditor ? 'Change' : ''].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FactRow
            name="Title"
            shown={shown.title}
            fed={fed.title}
            isChanged={isChanged('title')}
            actions={actionsOf('title', 0, shown.title, 'the title')}
          />
          <FactRow
            name="Brand"
            shown={shown.brand}
            fed={fed.brand}
            isChanged={isChanged('brand')}
            certainty={certaintyOf('brand')}
            actions={actionsOf('brand', 0, shown.brand, 'the brand')}
          />
          <FactRow
            name="Kind"
            shown={categoryWords(shown.category)}
            fed={categoryWords(fed.category)}
            isChanged={isChanged('category')}
            certainty={certaintyOf('kind')}
            actions={actionsOf('category', 0, shown.category, 'the kind')}
          />
          <FactRow
            name="Audience"
            shown={audienceOf(shown)}
            fed={audienceOf(fed)}
            isChanged={isChanged('audience')}
            certainty={certaintyOf('audience')}
            actions={actionsOf('audience', 0, '', 'the audience')}
          />
          {colors.map(({ id, name, hexa, fed_id, fed_name, is_guess }) => (
            <FactRow
              key={id}
              name="Color"
              shown={
                <span className="inline-flex items-center gap-2">
                  <ColorDot hexa={hexa} className="size-3.5" /> {name}
                  {is_guess && <span className="text-warn">from its picture</span>}
                </span>
              }
              fed={fed_name}
              isChanged={isChanged(`color ${fed_id}`)}
              certainty={ofColor(fed_name)}
              actions={actionsOf('color', fed_id, '', `the color ${name}`)}
            />
          ))}
          <FactRow
            name="Sizes"
            shown={product.sizes.join(', ') || 'none'}
            fed=""
            isChanged={false}
            certainty={certaintyOf('size')}
            actions={null}
          />
          {product.details.map(({ name, value }) => (
            <FactRow key={name} name={name} shown={value} fed="" isChanged={false} actions={null} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
