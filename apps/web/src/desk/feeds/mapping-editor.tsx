import type { FeedColumns } from '@wearfolio/contracts/desk-feed-preview';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import {
  firstFields,
  type Mapping,
  neededFields,
  otherFields,
  parseMapping,
  variantFields,
  withPath,
} from './mapping.ts';
import { MappingRows } from './mapping-rows.tsx';

type Props = {
  found: FeedColumns;
  /** The mapping of the store as JSON; '' uses the detected format. */
  value: string;
  error: string | undefined;
  /** Whether fields are missing. Of a feed without addresses, for example, a setting may supply them. */
  isLacking: boolean;
  onChange: (value: string) => void;
};

const nothing: Mapping = { fields: {} };

const summaryClass = 'type-card inline-flex min-h-11 cursor-pointer items-center';

/** Maps columns or paths of a feed to our fields. Without a mapping, the detected format decides. */
export const MappingEditor = ({ found, value, error, isLacking, onChange }: Props) => {
  const shown = parseMapping(value) ?? parseMapping(found.mapping ?? '') ?? nothing;
  const isOwn = value !== '';
  const change = (next: Mapping): void => onChange(JSON.stringify(next, null, 2));
  const setField = (field: string, path: string): void =>
    change({ ...shown, fields: withPath(shown.fields, field, path) });
  const { variants } = shown;
  const setVariant = (field: string, path: string): void => {
    if (variants) change({ ...shown, variants: { ...variants, fields: withPath(variants.fields, field, path) } });
  };
  const rows = { paths: shown.fields, columns: found.columns, onChange: setField };
  return (
    <>
      <p className="type-card mb-2 flex flex-wrap items-center justify-between gap-x-5 text-ink-2">
        <span className="min-w-0 flex-1">
          {isOwn && t('desk.feeds.readWithMapping')}
          {!isOwn && found.has_own_reader && t('desk.feeds.knownFormat')}
          {!isOwn && !found.has_own_reader && t('desk.feeds.mappingIntro')}
        </span>
        {isOwn && <TextButton onClick={() => onChange('')}>{t('desk.feeds.resetAutomatic')}</TextButton>}
      </p>
      <MappingRows
        label={t('desk.feeds.fields')}
        fields={firstFields}
        needed={isLacking ? neededFields : []}
        {...rows}
      />
      <details>
        <summary className={summaryClass}>
          <span className="underlined">{t('desk.feeds.moreFields')}</span>
        </summary>
        <MappingRows label={t('desk.feeds.moreFields')} fields={otherFields} {...rows} />
      </details>
      {variants && (
        <>
          <h3 className="type-card mt-4 mb-1 font-medium">{t('desk.feeds.eachVariant')}</h3>
          <MappingRows
            label={t('desk.feeds.fieldsVariants')}
            fields={variantFields}
            paths={variants.fields}
            columns={found.variant_columns}
            onChange={setVariant}
          />
        </>
      )}
      {error && (
        <p className="type-small mt-1 text-sale" role="alert">
          {error}
        </p>
      )}
    </>
  );
};
