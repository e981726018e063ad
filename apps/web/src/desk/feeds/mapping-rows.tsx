import type { FeedColumn } from '@wearfolio/contracts/desk-feed-preview';
import { t } from '../../lib/t.tsx';
import { type FieldPaths, fieldWords, type OurField } from './mapping.ts';

const templateMark = '=';

/** Several paths are one choice; the first non-empty one counts. */
const textOf = (path: string | readonly string[] | undefined): string =>
  typeof path === 'string' || path === undefined
    ? (path ?? '')
    : path.reduce((first, second) => t('desk.feeds.orElse', { first, second }));

type RowProps = {
  field: OurField;
  path: string | readonly string[] | undefined;
  columns: readonly FeedColumn[];
  onChoose: (path: string) => void;
};

const controlClass = 'h-9 w-full min-w-0 border border-line-2 bg-surface px-2 max-md:h-11';

const exampleOf = (columns: readonly FeedColumn[], path: string): FeedColumn | undefined =>
  columns.find((column) => column.path === path);

const Choice = ({ field, path, columns, onChoose }: RowProps) => {
  const value = textOf(path);
  const isTemplate = value.startsWith(templateMark);
  const isOther = value !== '' && !isTemplate && !exampleOf(columns, value);
  return (
    <select
      className={`${controlClass} select-field ${value === '' ? 'text-ink-3' : ''}`}
      aria-label={t('desk.feeds.columnFeed', { field: fieldWords[field] })}
      value={isTemplate ? templateMark : value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t('desk.feeds.notRead')}</option>
      {isOther && <option value={value}>{value}</option>}
      {columns.map((column) => (
        <option key={column.path} value={column.path}>
          {column.path}
        </option>
      ))}
      <option value={templateMark}>{t('desk.feeds.textOrTemplate')}</option>
    </select>
  );
};

const Row = ({ isNeeded, ...props }: RowProps & { isNeeded: boolean }) => {
  const { field, path, columns, onChoose } = props;
  const value = textOf(path);
  const column = exampleOf(columns, value);
  return (
    <li className="grid grid-cols-[7.5rem_1fr] items-center gap-x-3 gap-y-1 border-b border-line py-1 sm:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <span className="type-card">
        {fieldWords[field]}
        {isNeeded && value === '' && <span className="block text-sale">{t('desk.feeds.needed')}</span>}
      </span>
      <Choice {...props} />
      {value.startsWith(templateMark) ? (
        <input
          className={`${controlClass} max-sm:col-start-2`}
          aria-label={t('desk.feeds.textOfField', { field: fieldWords[field] })}
          placeholder={t('desk.feeds.eurOrBrandModel', { example: '{brand} {model}' })}
          value={value.slice(templateMark.length)}
          onChange={({ target }) => onChoose(templateMark + target.value)}
        />
      ) : (
        <span className="type-small truncate text-ink-2 max-sm:col-start-2" title={column?.example}>
          {column?.example}
          {column && column.filled < 1 && (
            <span className="text-ink-3"> {t('desk.feeds.rows', { count: Math.round(100 * column.filled) })}</span>
          )}
        </span>
      )}
    </li>
  );
};

type Props = {
  label: string;
  fields: readonly OurField[];
  /** The required fields. */
  needed?: readonly OurField[];
  paths: FieldPaths;
  columns: readonly FeedColumn[];
  onChange: (field: OurField, path: string) => void;
};

/** Our fields, each with its column or path and an example value. */
export const MappingRows = ({ label, fields, needed = [], paths, columns, onChange }: Props) => (
  <ul aria-label={label}>
    {fields.map((field) => (
      <Row
        key={field}
        field={field}
        isNeeded={needed.includes(field)}
        path={paths[field]}
        columns={columns}
        onChoose={(path) => onChange(field, path)}
      />
    ))}
  </ul>
);
