import { Button, TextButton } from '../../ui/button.tsx';
import type { EditedDocument } from './use-document.ts';

const readable = (text: string): string => JSON.stringify(JSON.parse(text), null, 2).replaceAll('\\n', '\n');

const Side = ({ title, text }: { title: string; text: string }) => (
  <div className="min-w-0">
    <h3 className="type-eyebrow mb-1">{title}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must take the keyboard. */}
    <pre className="max-h-80 overflow-auto bg-surface p-3 font-mono text-[0.75rem] whitespace-pre-wrap" tabIndex={0}>
      {readable(text)}
    </pre>
  </div>
);

type Props = { edited: Omit<EditedDocument<unknown>, 'setBody'> };

/** Shows both texts to the second of two editors. */
export const ConflictNotice = ({ edited }: Props) => {
  const { conflict, setAside, text } = edited;
  if (!conflict)
    return setAside === null ? null : (
      <p className="type-card mb-4">
        Your text is set aside. <TextButton onClick={edited.backToMine}>Use my text instead</TextButton>
      </p>
    );
  return (
    <section className="mb-6 bg-soft-warn p-4" role="alert" aria-label="Two editors">
      <p className="font-medium">
        {conflict.actor} saved version {conflict.number} while you were writing. Nothing has been overwritten.
      </p>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <Side title="Yours" text={text} />
        <Side title="Theirs" text={conflict.body} />
      </div>
      <div className="mt-4 flex flex-wrap gap-4">
        <Button size="float" disabled={edited.isBusy} onClick={() => void edited.keepMine()}>
          Save mine as a new version
        </Button>
        <TextButton onClick={edited.takeTheirs}>Continue with theirs</TextButton>
      </div>
    </section>
  );
};
