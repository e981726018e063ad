import { useQuery } from '@tanstack/react-query';
import {
  type DocumentKind,
  homeKey,
  isContentKey,
  pageKey,
  partOfKey,
  placeOfKey,
} from '@wearfolio/contracts/content/content-body';
import type { DraftSection, HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { NewsletterDraft } from '@wearfolio/contracts/content/newsletter-draft';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import type { CollectionDraft, MerchandiseDraft } from '@wearfolio/contracts/content/shelf-draft';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { WholeDocument } from '@wearfolio/contracts/desk-content';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentQuery } from '../content/api.ts';
import { ConflictNotice } from '../content/conflict-notice.tsx';
import { DocumentActions, DocumentState } from '../content/document-bar.tsx';
import { Line } from '../content/fields.tsx';
import { GapFields } from '../content/gap-fields.tsx';
import { Markdown } from '../content/markdown-field.tsx';
import { OrderedList } from '../content/ordered-list.tsx';
import { SectionFields } from '../content/section-fields.tsx';
import { newSections, sectionTitle } from '../content/section-words.ts';
import { CollectionFields, MerchandiseFields } from '../content/shelf-fields.tsx';
import { type Marks, ShelfPreview } from '../content/shelf-preview.tsx';
import { type EditedDocument, useDocument } from '../content/use-document.ts';
import { Versions } from '../content/versions.tsx';
import { NextLine } from '../launch/next-line.tsx';
import { MailPreview } from '../newsletter/mail-preview.tsx';
import { NewsletterActions } from '../newsletter/newsletter-actions.tsx';
import { NewsletterFields } from '../newsletter/newsletter-fields.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NotAllowed } from '../parts/not-allowed.tsx';
import { Page } from '../parts/page.tsx';
import { Select } from '../parts/select.tsx';

// The code that renders pages of the shop is loaded with the first preview.
const Preview = lazy(async () => ({ default: (await import('../content/preview.tsx')).Preview }));

type BodyProps<Body> = { body: Body; onChange: (body: Body) => void; isEditor: boolean };

const HomeFields = ({ body, onChange, isEditor }: BodyProps<HomeDraft>) => {
  const [opened, setOpened] = useState<number | null>(null);
  const setSections = (sections: DraftSection[]): void => onChange({ sections });
  // A new section comes after the one that is open.
  const add = (section: DraftSection): void => {
    const at = opened === null ? body.sections.length : opened + 1;
    setSections(body.sections.toSpliced(at, 0, section));
    setOpened(at);
  };
  return (
    <>
      <OrderedList
        items={body.sections}
        onChange={setSections}
        noun={t('desk.content.section')}
        titleOf={sectionTitle}
        isEditor={isEditor}
        opened={opened}
        onOpen={setOpened}
      >
        {(section, change) => <SectionFields section={section} onChange={change} isEditor={isEditor} />}
      </OrderedList>
      {isEditor && (
        <Select
          label={t('desk.content.addSection')}
          className="mt-5 max-w-100"
          value=""
          onChoose={(name) => {
            const section = newSections.find(([one]) => one === name)?.[1];
            if (section) add(section);
          }}
        >
          <option value="">{t('desk.content.chooseType')}</option>
          {newSections.map(([name]) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  );
};

const PageFields = ({ body, onChange, isEditor }: BodyProps<PageDraft>) => (
  <>
    {isEditor && <GapFields body={body} onChange={onChange} />}
    <fieldset className="grid gap-5" disabled={!isEditor}>
      <Line
        label={t('desk.content.title')}
        value={body.title}
        max={80}
        onChange={(title) => onChange({ ...body, title })}
      />
      <Markdown
        label={t('desk.content.text')}
        value={body.markdown}
        onChange={(markdown) => onChange({ ...body, markdown })}
      />
      <CheckBox
        label={t('desk.content.linkPageFooter')}
        checked={body.is_in_footer}
        onChange={({ target }) => onChange({ ...body, is_in_footer: target.checked })}
      />
    </fieldset>
  </>
);

/** The documents on the launch list. */
const launchKeys: ReadonlySet<string> = new Set([
  homeKey,
  ...['imprint', 'privacy-policy', 'terms', 'returns'].map(pageKey),
]);

type EditorProps<Body> = {
  document: WholeDocument;
  isEditor: boolean;
  preview: (body: Body, text: string) => ReactNode;
  /** Actions that replace publishing. */
  actions?: (edited: EditedDocument<Body>) => ReactNode;
  children: (fields: BodyProps<Body>) => ReactNode;
};

const Editor = <Body,>({ document, isEditor, preview, actions, children }: EditorProps<Body>) => {
  const edited = useDocument<Body>(document);
  const { body, setBody, text, fault } = edited;
  return (
    <>
      {!actions && <DocumentState document={document} edited={edited} />}
      {launchKeys.has(document.key) && document.live_number !== null && !edited.isChanged && <NextLine />}
      {isEditor && (actions ? actions(edited) : <DocumentActions document={document} edited={edited} />)}
      {fault !== '' && (
        <p className="mt-3 text-sale" role="alert">
          {fault}
        </p>
      )}
      {edited.deadLinks.length > 0 && (
        <Button look="outlined" size="float" className="mt-2" onClick={() => void edited.publish(null, true)}>
          {t('desk.content.publishAnyway')}
        </Button>
      )}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <ConflictNotice edited={edited} />
          {children({ body, onChange: setBody, isEditor })}
        </div>
        {isEditor && (
          <div className="min-w-0">
            <Suspense fallback={<Skeleton className="h-180" />}>{preview(body, text)}</Suspense>
          </div>
        )}
      </div>
      <Versions document={document} isEditor={isEditor} onRestore={(number) => void edited.restore(number)} />
    </>
  );
};

const marksOf = ({ pins, boosts, buries }: MerchandiseDraft): Marks =>
  new Map([
    ...pins.map((id) => [id, 'first'] as const),
    ...boosts.map((id) => [id, 'up'] as const),
    ...buries.map((id) => [id, 'end'] as const),
  ]);

const noMarks: Marks = new Map();

type KindProps = { document: WholeDocument; isEditor: boolean };

/** The editor for each kind of document. */
const EditorOfKind = ({ document, isEditor }: KindProps) => {
  const { key } = document;
  const page = (title: string, text: string) => <Preview documentKey={key} title={title} text={text} />;
  const shelf = (text: string, marks: Marks) => <ShelfPreview documentKey={key} text={text} marks={marks} />;
  switch (placeOfKey(key)?.kind) {
    case undefined:
      return (
        <Editor<HomeDraft> document={document} isEditor={isEditor} preview={(_, text) => page('', text)}>
          {(fields) => <HomeFields {...fields} />}
        </Editor>
      );
    case 'page':
      return (
        <Editor<PageDraft> document={document} isEditor={isEditor} preview={({ title }, text) => page(title, text)}>
          {(fields) => <PageFields {...fields} />}
        </Editor>
      );
    case 'collection':
      return (
        <Editor<CollectionDraft> document={document} isEditor={isEditor} preview={(_, text) => shelf(text, noMarks)}>
          {(fields) => <CollectionFields documentKey={key} {...fields} />}
        </Editor>
      );
    case 'merchandise':
      return (
        <Editor<MerchandiseDraft>
          document={document}
          isEditor={isEditor}
          preview={(body, text) => shelf(text, marksOf(body))}
        >
          {(fields) => <MerchandiseFields documentKey={key} {...fields} />}
        </Editor>
      );
    case 'newsletter':
      return (
        <Editor<NewsletterDraft>
          document={document}
          isEditor={isEditor}
          preview={(_, text) => <MailPreview documentKey={key} text={text} />}
          actions={(edited) => <NewsletterActions documentKey={key} edited={edited} />}
        >
          {(fields) => <NewsletterFields documentKey={key} {...fields} />}
        </Editor>
      );
  }
};

const lists: Readonly<Record<DocumentKind, { href: string; name: string }>> = {
  page: { href: deskPaths.content, name: t('desk.content.homePages') },
  collection: { href: deskPaths.collections, name: t('desk.content.collections') },
  merchandise: { href: deskPaths.merchandise, name: t('desk.content.orderListings') },
  newsletter: { href: deskPaths.newsletters, name: t('desk.content.newsletters') },
};

/** The title of a document until it is loaded: `collection/summer-edit` is "Summer edit". */
const nameOfKey = (key: string): string => {
  const words = key.slice(key.indexOf('/') + 1).replaceAll('-', ' ');
  return words === 'home' ? t('desk.content.homePage') : words.charAt(0).toUpperCase() + words.slice(1);
};

/** A document: the home page, a page in Markdown, a collection, the order of a listing, or a newsletter. */
export const Document = () => {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery({ ...contentQuery(key), enabled: isContentKey(key) });
  const list = lists[placeOfKey(key)?.kind ?? 'page'];
  if (session && !may(session, partOfKey(key))) return <NotAllowed />;
  return (
    <Page
      title={query.data?.title || nameOfKey(key)}
      above={
        <Link to={list.href} className="hover:text-ink hover:underline">
          {list.name}
        </Link>
      }
    >
      {isContentKey(key) ? (
        <Loaded query={query} missing={t('desk.content.thereIsNoSuchPage')} skeleton={<Skeleton className="h-120" />}>
          {(document) =>
            session && (
              <EditorOfKind key={key} document={document} isEditor={may(session, `${partOfKey(key)}-change`)} />
            )
          }
        </Loaded>
      ) : (
        <p role="alert">{t('desk.content.thereIsNoSuchPage')}</p>
      )}
    </Page>
  );
};
