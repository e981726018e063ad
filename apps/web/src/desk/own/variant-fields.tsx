import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import type { Draft } from './draft.ts';

type Variant = Draft['variants'][number];

type CellProps = { head: string; label: string; value: string; isNumber?: boolean; onChange: (value: string) => void };

const Cell = ({ head, label, value, isNumber = false, onChange }: CellProps) => (
  <td className="max-md:w-full">
    <span className="type-small w-16 shrink-0 text-ink-2 md:hidden" aria-hidden="true">
      {head}
    </span>
    <input
      className="h-10 w-full min-w-24 border border-line-2 bg-surface px-3 max-md:h-11"
      aria-label={label}
      autoComplete="off"
      inputMode={isNumber ? 'numeric' : 'text'}
      maxLength={isNumber ? 6 : 60}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </td>
);

const countOf = (text: string): number | null => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

type Props = { variants: readonly Variant[]; onChange: (variants: Variant[]) => void };

/** The colors and sizes of a product by hand, with how many are left of each. */
export const VariantFields = ({ variants, onChange }: Props) => {
  const set = (at: number, part: Partial<Variant>): void =>
    onChange(variants.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const last = variants.at(-1);
  return (
    <div className="grid gap-3">
      <p className="type-small text-ink-2">{t('desk.own.variants')}</p>
      {variants.length > 0 && (
        <div className="overflow-x-auto">
          <table className="desk-table">
            <thead>
              <tr>
                {[t('desk.parts.color'), t('desk.parts.size'), t('desk.own.stock'), t('desk.parts.remove')].map(
                  (head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {variants.map(({ color, size, stock }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are typed.
                <tr key={at}>
                  <Cell
                    head={t('desk.parts.color')}
                    label={t('desk.own.colorOf', { at: at + 1 })}
                    value={color}
                    onChange={(value) => set(at, { color: value })}
                  />
                  <Cell
                    head={t('desk.parts.size')}
                    label={t('desk.own.sizeOf', { at: at + 1 })}
                    value={size}
                    onChange={(value) => set(at, { size: value })}
                  />
                  <Cell
                    head={t('desk.own.stock')}
                    label={t('desk.own.stockOf', { at: at + 1 })}
                    value={stock === null ? '' : String(stock)}
                    isNumber
                    onChange={(value) => set(at, { stock: countOf(value) })}
                  />
                  <td>
                    <TextButton
                      aria-label={t('desk.own.removeVariant', { at: at + 1 })}
                      onClick={() => onChange(variants.filter((_, place) => place !== at))}
                    >
                      {t('desk.parts.remove')}
                    </TextButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div>
        <Button
          look="outlined"
          size="float"
          type="button"
          onClick={() => onChange([...variants, { color: last?.color ?? '', size: '', stock: null }])}
        >
          {t('desk.own.addVariant')}
        </Button>
      </div>
      <p className="type-small text-ink-3">{t('desk.own.variantsHint')}</p>
    </div>
  );
};
