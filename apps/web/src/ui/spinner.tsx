import { t } from '../lib/t.tsx';
/** The specified spinner with the text 'Loading...'. */
export const Spinner = () => (
  <p className="inline-flex items-center gap-3 text-ink" role="status">
    <svg
      className="spinner"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" strokeWidth="1.4" opacity="0.2" />
      <path d="M12 1a11 11 0 0 1 11 11" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
    {t('ui.loading')}
  </p>
);
