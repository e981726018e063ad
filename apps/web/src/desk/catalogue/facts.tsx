import { useQuery } from '@tanstack/react-query';
import type { DeskProduct } from '@wearfolio/contracts/desk-products';
import type { OverrideField } from '@wearfolio/contracts/override-fields';
import type { ReactNode } from 'react';
import { formatList } from '../../lib/formats.ts';
import { rich, t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { ColorDot } from '../../ui/color-dot.tsx';
import { fieldLabel } from '../feeds/mapping.ts';
import { fedRowsQuery } from './api.ts';
import { evidenceOfColor, type Fact } from './color-evidence.ts';
import type { EditedValue } from './edit-value.tsx';
import { plainDescription } from './plain-description.ts';
import { categoryWords, nameWords } from './words.ts';

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

const sizeText = ({ name, is_sold_out: isSoldOut }: DeskProduct['sizes'][number]): string =>
  isSoldOut ? t('desk.catalogue.soldOutSize', { size: name }) : name;

type RowProps = {
  name: string;
  shown: ReactNode;
  fed: ReactNode;
  isChanged: boolean;
  certainty?: Fact | undefined;
  actions: ReactNode;
};

const certaintyWords: Readonly<Record<string, string>> = {
  certain: t('desk.catalogue.stateSure'),
  guessed: t('desk.catalogue.guessed'),
  unknown: t('desk.catalogue.unknown'),
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
          {rich('desk.catalogue.staffSay', {
            fed: () => fed,
            strong: (words) => <span className="font-medium text-info">{words}</span>,
          })}
        </span>
      )}
      {certainty && !isChanged && certainty.value !== '' && (
        <span className="block text-ink-3">{t('desk.catalogue.fromFeed', { value: certainty.value })}</span>
      )}
    </td>
    <td>
      {certainty && (
        <span className={certaintyClass[certainty.certainty] ?? ''}>
          {certaintyWords[certainty.certainty] ?? certainty.certainty}
        </span>
      )}
    </td>
    <td className="whitespace-nowrap">{actions}</td>
  </tr>
);

const audienceWords: Readonly<Record<string, string>> = {
  unisex: t('desk.catalogue.womenMen'),
  men: t('desk.catalogue.men'),
};
const audienceOf = ({ category, audience }: DeskProduct['shown']): string =>
  (category.startsWith('men/') && audience ? audienceWords[audience] : undefined) ??
  categoryWords(category.split('/')[0] ?? '');

// Elements such as lists are of use to whoever edits the description, not to readers.
const withoutOtherElements = (html: string): string => html.replace(/<(?!\/?p>|br ?\/?>)[^>]*>/g, ' ');

const Text = ({ html }: { html: string }) => (
  <span className="line-clamp-4 whitespace-pre-line">
    {plainDescription(withoutOtherElements(html)) || t('desk.catalogue.noDescription')}
  </span>
);

/** The name of a color's change among those of a product. */
const changeOfColor = (of: number): string => `color ${of}`;

/** The facts derived from the feed with their certainty, and the values of staff that replace them. */
export const Facts = ({ product, isEditor, onChange, onRevert }: Props) => {
  const { certaintyOf, ofColor } = useEvidence(product.id);
  const { shown, fed, changed, colors } = product;
  const isChanged = (name: string): boolean => changed.includes(name);
  const actionsOf = (field: OverrideField, of: number, start: string, words: string): ReactNode => {
    const key = field === 'color' ? changeOfColor(of) : field;
    if (!isEditor) return null;
    return (
      <span className="flex gap-4">
        <TextButton
          aria-label={t('desk.catalogue.changeOf', { words })}
          onClick={() => onChange({ field, start: { of, value: start } })}
        >
          {t('desk.catalogue.changeAction')}
        </TextButton>
        {isChanged(key) && (
          <TextButton aria-label={t('desk.catalogue.asFed', { words })} onClick={() => onRevert(field, of)}>
            {t('desk.catalogue.asFedAction')}
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
            {[
              t('desk.parts.fact'),
              t('desk.catalogue.valueEvidence'),
              t('desk.catalogue.sure'),
              isEditor ? t('desk.catalogue.changeAction') : '',
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FactRow
            name={t('desk.parts.title')}
            shown={shown.title}
            fed={fed.title}
            isChanged={isChanged('title')}
            actions={actionsOf('title', 0, shown.title, t('desk.catalogue.theTitle'))}
          />
          <FactRow
            name={t('desk.parts.brand')}
            shown={shown.brand}
            fed={fed.brand}
            isChanged={isChanged('brand')}
            certainty={certaintyOf('brand')}
            actions={actionsOf('brand', 0, shown.brand, t('desk.catalogue.theBrand'))}
          />
          <FactRow
            name={t('desk.parts.kind')}
            shown={categoryWords(shown.category)}
            fed={categoryWords(fed.category)}
            isChanged={isChanged('category')}
            certainty={certaintyOf('kind')}
            actions={actionsOf('category', 0, shown.category, t('desk.catalogue.theKind'))}
          />
          <FactRow
            name={t('desk.parts.audience')}
            shown={audienceOf(shown)}
            fed={audienceOf(fed)}
            isChanged={isChanged('audience')}
            certainty={certaintyOf('audience')}
            actions={actionsOf('audience', 0, '', t('desk.catalogue.theAudience'))}
          />
          {colors.map(({ id, name, hexa, fed_id, fed_name, is_guess }) => (
            <FactRow
              key={id}
              name={t('desk.parts.color')}
              shown={
                <span className="inline-flex items-center gap-2">
                  <ColorDot hexa={hexa} className="size-3.5" /> {nameWords(name)}
                  {is_guess && <span className="text-warn">{t('desk.catalogue.fromPicture')}</span>}
                </span>
              }
              fed={fed_name}
              isChanged={isChanged(changeOfColor(fed_id))}
              certainty={ofColor(fed_name)}
              actions={actionsOf('color', fed_id, '', t('desk.catalogue.theColorNamed', { name: nameWords(name) }))}
            />
          ))}
          <FactRow
            name={t('desk.catalogue.sizesTable')}
            shown={formatList(product.sizes.map(sizeText)) || t('desk.parts.none')}
            fed=""
            isChanged={false}
            certainty={certaintyOf('size')}
            actions={null}
          />
          <FactRow
            name={t('desk.parts.description')}
            shown={<Text html={shown.description} />}
            fed={<Text html={fed.description} />}
            isChanged={isChanged('description')}
            actions={actionsOf(
              'description',
              0,
              plainDescription(shown.description),
              t('desk.catalogue.descriptionWord'),
            )}
          />
          {product.details.map(({ field, value }) => (
            <FactRow key={field} name={fieldLabel(field)} shown={value} fed="" isChanged={false} actions={null} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
