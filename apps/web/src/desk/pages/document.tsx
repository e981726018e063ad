import { useQuery } from '@tanstack/react-query';
import {
  type DocumentKind,
  homeKey,
  isContentKey,
  partOfKey,
  placeOfKey,
} from '@wearfolio/contracts/content/content-body';
import { nameGaps } from '@wearfolio/contracts/content/gaps';
import type { DraftSection, HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { NewsletterDraft } from '@wearfolio/contracts/content/newsletter-draft';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import type { CollectionDraft, MerchandiseDraft } from '@wearfolio/contracts/content/shelf-draft';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { WholeDocument } from '@wearfolio/contracts/desk-content';
import { lazy, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../lib/t.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { AddItem } from '../content/add-item.tsx';
import { contentQuery } from '../content/api.ts';
import { type BodyProps, DocumentEditor } from '../content/document-editor.tsx';
import { documentTitle } from '../content/document-title.ts';
import { Line } from '../content/fields.tsx';
import { GapFields } from '../content/gap-fields.tsx';
import { Markdown } from '../content/markdown-field.tsx';
import { OrderedList } from '../content/ordered-list.tsx';
import { SectionFields } from '../content/section-fields.tsx';
import { newSections, sectionTitle } from '../content/section-words.ts';
import { CollectionFields, MerchandiseFields } from '../content/shelf-fields.tsx';
import { type Marks, ShelfPreview } from '../content/shelf-preview.tsx';
import { MailPreview } from '../newsletter/mail-preview.tsx';
import { NewsletterActions } from '../newsletter/newsletter-actions.tsx';
import { NewsletterFields } from '../newsletter/newsletter-fields.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NotAllowed } from '../parts/not-allowed.tsx';
import { Page } from '../parts/page.tsx';
import { say } from '../parts/say.ts';

// The code that renders pages of the shop is loaded with the first preview.
const Preview = lazy(async () => ({ default: (await import('../content/preview.tsx')).Preview }));

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
      {isEditor && <AddItem label={t('desk.content.addSection')} items={newSections} onAdd={add} />}
    </>
  );
};

const PageFields = ({ body, onChange, isEditor }: BodyProps<PageDraft>) => (
  <>
    {isEditor && <GapFields body={body} onChange={onChange} />}
    <fieldset className="grid gap-5" disabled={!isEditor}>
      <Line
        label={t('desk.parts.title')}
        value={body.title}
        max={80}
        onChange={(title) => onChange({ ...body, title })}
      />
      <Markdown
        label={t('desk.parts.text')}
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

const marksOf = ({ pins, boosts, buries }: MerchandiseDraft): Marks =>
  new Map([
    ...pins.map((id) => [id, 'first'] as const),
    ...boosts.map((id) => [id, 'up'] as const),
    ...buries.map((id) => [id, 'end'] as const),
  ]);

const noMarks: Marks = new Map();

type KindProps = { document: WholeDocument; isEditor: boolean };

/** The editor for each kind of document. Only who may change it gets a preview. */
const EditorOfKind = ({ document, isEditor }: KindProps) => {
  const { key } = document;
  const page = (title: string, text: string) => <Preview documentKey={key} title={title} text={text} />;
  const shelf = (text: string, marks: Marks) => <ShelfPreview documentKey={key} text={text} marks={marks} />;
  const common = { document, isEditor };
  const ifEditor = <Body,>(preview: (body: Body, text: string) => ReactNode) => (isEditor ? { preview } : {});
  switch (placeOfKey(key)?.kind) {
    case undefined:
      return (
        <DocumentEditor<HomeDraft> {...common} {...ifEditor((_, text) => page('', text))}>
          {(fields) => <HomeFields {...fields} />}
        </DocumentEditor>
      );
    case 'page':
      return (
        <DocumentEditor<PageDraft>
          {...common}
          {...ifEditor<PageDraft>((body) =>
            page(body.title, JSON.stringify({ ...body, markdown: nameGaps(body.markdown, say) })),
          )}
        >
          {(fields) => <PageFields {...fields} />}
        </DocumentEditor>
      );
    case 'collection':
      return (
        <DocumentEditor<CollectionDraft> {...common} {...ifEditor((_, text) => shelf(text, noMarks))}>
          {(fields) => <CollectionFields documentKey={key} {...fields} />}
        </DocumentEditor>
      );
    case 'merchandise':
      return (
        <DocumentEditor<MerchandiseDraft>
          {...common}
          {...ifEditor<MerchandiseDraft>((body, text) => shelf(text, marksOf(body)))}
        >
          {(fields) => <MerchandiseFields documentKey={key} {...fields} />}
        </DocumentEditor>
      );
    case 'newsletter':
      return (
        <DocumentEditor<NewsletterDraft>
          {...common}
          {...ifEditor((_, text) => <MailPreview documentKey={key} text={text} />)}
          actions={(edited) => <NewsletterActions documentKey={key} edited={edited} />}
        >
          {(fields) => <NewsletterFields documentKey={key} {...fields} />}
        </DocumentEditor>
      );
  }
};

const lists: Readonly<Record<DocumentKind, { href: string; name: string }>> = {
  page: { href: deskPaths.content, name: t('desk.content.homePages') },
  collection: { href: deskPaths.collections, name: t('desk.parts.collections') },
  merchandise: { href: deskPaths.merchandise, name: t('desk.parts.orderListings') },
  newsletter: { href: deskPaths.newsletters, name: t('desk.parts.newsletters') },
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
      title={(key !== homeKey && query.data && documentTitle(query.data)) || nameOfKey(key)}
      above={{ href: list.href, words: list.name }}
    >
      {isContentKey(key) ? (
        <Loaded query={query} missing={t('desk.content.noPage')} skeleton={<Skeleton className="h-120" />}>
          {(document) =>
            session && (
              <EditorOfKind key={key} document={document} isEditor={may(session, `${partOfKey(key)}-change`)} />
            )
          }
        </Loaded>
      ) : (
        <p role="alert">{t('desk.content.noPage')}</p>
      )}
    </Page>
  );
};
