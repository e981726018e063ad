import { homeKey, identityKey, pageKey } from '@wearfolio/contracts/content/content-body';
import type { WholeDocument } from '@wearfolio/contracts/desk-content';
import { type Dispatch, type ReactNode, type SetStateAction, Suspense } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NextLine } from '../launch/next-line.tsx';
import { useFieldOfAddress } from '../parts/use-field-of-address.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DocumentActions, DocumentState } from './document-bar.tsx';
import { type EditedDocument, useDocument } from './use-document.ts';
import { Versions } from './versions.tsx';

/** The documents on the launch list. */
const launchKeys: ReadonlySet<string> = new Set([
  homeKey,
  identityKey,
  ...['imprint', 'privacy-policy', 'terms', 'returns'].map(pageKey),
]);

/** What the fields of a document take. */
export type BodyProps<Body> = { body: Body; onChange: Dispatch<SetStateAction<Body>>; isEditor: boolean };

type Props<Body> = {
  document: WholeDocument;
  isEditor: boolean;
  /** The sentence to show if no version is published. */
  otherwise?: string;
  /** What stands right of the fields: the document as its readers will see it. */
  preview?: (body: Body, text: string) => ReactNode;
  /** Actions that replace publishing. */
  actions?: (edited: EditedDocument<Body>) => ReactNode;
  children: (fields: BodyProps<Body>) => ReactNode;
};

/** Edits a document: what is in the shop, saving and publishing, failures, a lost race, fields, preview and versions. */
export const DocumentEditor = <Body,>({ document, isEditor, otherwise, preview, actions, children }: Props<Body>) => {
  const edited = useDocument<Body>(document);
  const { body, setBody, text, fault, deadLinks, isChanged } = edited;
  useFieldOfAddress();
  return (
    <>
      {!actions && <DocumentState document={document} edited={edited} {...(otherwise && { otherwise })} />}
      {launchKeys.has(document.key) && document.live_number !== null && !isChanged && <NextLine />}
      {isEditor && (actions ? actions(edited) : <DocumentActions document={document} edited={edited} />)}
      {fault !== '' && (
        <p className="mt-3 text-sale" role="alert">
          {fault}
        </p>
      )}
      {deadLinks.length > 0 && (
        <Button look="outlined" size="float" className="mt-2" onClick={() => void edited.publish(null, true)}>
          {t('desk.content.publishAnyway')}
        </Button>
      )}
      <div className={`mt-6 grid items-start gap-8 ${preview ? 'lg:grid-cols-2' : ''}`}>
        <div className="min-w-0">
          <ConflictNotice edited={edited} />
          {children({ body, onChange: setBody, isEditor })}
        </div>
        {preview && (
          <div className="min-w-0">
            <Suspense fallback={<Skeleton className="h-180" />}>{preview(body, text)}</Suspense>
          </div>
        )}
      </div>
      <Versions document={document} isEditor={isEditor} onRestore={(number) => void edited.restore(number)} />
    </>
  );
};
