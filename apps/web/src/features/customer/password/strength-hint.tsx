import { strengthOf } from './password-strength.ts';

const colors = ['text-ink-3', 'text-warn', 'text-ink-2', 'text-ok'] as const;

/**
 * The strength of a new password as three bars and a hint. It never refuses one
 * (behavior.md#customer-password-strength).
 */
export const StrengthHint = ({ password }: { password: string }) => {
  const { level, advice } = strengthOf(password);
  return (
    <span className={`flex items-center gap-2 ${colors[level]}`}>
      <span className="flex gap-1" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-0.5 w-5 ${bar <= level ? 'bg-current' : 'bg-line'}`} />
        ))}
      </span>
      <span>{advice}</span>
    </span>
  );
};
