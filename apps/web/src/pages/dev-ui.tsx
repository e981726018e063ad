import './dev-ui/dev-ui.css';
import { useDocumentTitle } from '../lib/document-title.ts';
import { titleOf } from '../lib/titles.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Controls } from './dev-ui/controls.tsx';
import { Displays } from './dev-ui/displays.tsx';
import { Floating } from './dev-ui/floating.tsx';
import { Specimen } from './dev-ui/specimen.tsx';

const typeSizes = [
  ...['type-display', 'type-title', 'type-heading', 'type-small-heading', 'type-logo'],
  ...['type-body', 'type-card', 'type-small', 'type-micro', 'type-eyebrow', 'type-field'],
];

const colors = [
  ...['bg-paper', 'bg-surface', 'bg-tint', 'bg-ground', 'bg-ink', 'bg-ink-2', 'bg-ink-3', 'bg-line', 'bg-line-2'],
  ...['bg-sale', 'bg-accent', 'bg-ok', 'bg-warn', 'bg-info', 'bg-soft-ok', 'bg-soft-warn', 'bg-soft-error'],
];

const icons: readonly IconName[] = [
  ...(['menu', 'more', 'search', 'cross', 'check', 'filter', 'leave', 'account', 'trash', 'undo'] as const),
  ...([
    'chevron-down',
    'chevron-up',
    'chevron-right',
    'chevron-left',
    'arrow-right',
    'arrow-left',
    'arrow-up',
  ] as const),
];

/** All components of `ui/` in all states. In development only, at /dev/ui. */
export const DevUi = () => {
  useDocumentTitle(titleOf('Primitives'));
  return (
    <div className="page-margins py-12">
      <h1 className="type-title mb-12">Primitives</h1>
      <Specimen title="Type">
        {typeSizes.map((name) => (
          <p key={name} className={`w-full ${name}`}>
            {name.slice('type-'.length)}
          </p>
        ))}
      </Specimen>
      <Specimen title="Colors">
        {colors.map((name) => (
          <div key={name} className="w-24">
            <div className={`h-14 border border-line ${name}`} />
            <p className="type-small mt-1">{name.slice('bg-'.length)}</p>
          </div>
        ))}
      </Specimen>
      <Specimen title="Icons">
        {icons.map((name) => (
          <span key={name} className="type-small flex w-24 flex-col items-center gap-1">
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Specimen>
      <Controls />
      <Floating />
      <Displays />
    </div>
  );
};
