import { useEffect } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { page: number; pageSize: number; total: number; onPage: (page: number) => void };

/**
 * The shown range and total of a list, with buttons to the previous and next page. Leads back from a page after the
 * last one, as after a change that emptied it.
 */
export const Pages = ({ page, pageSize, total, onPage }: Props) => {
  const last = Math.max(1, Math.ceil(total / pageSize));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the numbers decide.
  useEffect(() => {
    if (page > last) onPage(last);
  }, [page, last]);
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  if (total <= pageSize && page === 1) return null;
  return (
    <nav className="type-card figures mt-4 flex items-center gap-3" aria-label={t('desk.parts.pages')}>
      <Button look="outlined" size="float" className="px-4" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('desk.parts.previous')}
      </Button>
      <Button look="outlined" size="float" className="px-4" disabled={to >= total} onClick={() => onPage(page + 1)}>
        {t('desk.parts.next')}
      </Button>
      <span className="text-ink-2">{t('desk.parts.of', { from, to, total })}</span>
    </nav>
  );
};
