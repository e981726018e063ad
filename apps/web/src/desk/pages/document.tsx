import { useQuery } from '@tanstack/react-query';
import { homeKey, isContentKey } from '@wearfolio/contracts/content/content-body';
import type { DraftSection, HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { WholeDocument } from '@wearfolio/contracts/desk-content';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery } from '../api.ts';
import { contentQuery } from '../content/api.ts';
import { DocumentActions, DocumentState } from '../content/document-bar.tsx';
import { Line, Markdown } from '../content/fields.tsx';
import { OrderedList } from '../content/ordered-list.tsx';
import { OvertakenNotice } from '../content/overtaken-notice.tsx';
import { SectionFields } from '../content/section-fields.tsx';
import { newSections, sectionTitle } from '../content/section-words.ts';
import { useDocument } from '../content/use-document.ts';
import { Versions } from '../content/versions.tsx';
import { Page } from '../parts/page.tsx';
import { Select } from '../parts/select.tsx';

// What draws pages of the shop is loaded where one is drawn.
const Preview = lazy(async () => ({ default: (await import('../content/preview.tsx')).Preview }));

type BodyProps<Body> = { body: Body; onChange: (body: Body) => void; isEditor: boolean };

const HomeFields = ({ body, onChange, isEditor }: BodyProps<HomeDraft>) => {
  const setSections = (sections: DraftSection[]): void => onChange({ sections });
  return (
    <>
      <OrderedList
        items={body.sections}
        onChange={setSections}
        noun="Section"
        titleOf={sectionTitle}
        isEditor={isEditor}
      >
        {(section, change) => <SectionFields section={section} onChange={change} isEditor={isEditor} />}
      </OrderedList>
      {isEditor && (
        <Select
          label="Add a section"
          className="mt-5 max-w-100"
          value=""
          onChoose={(name) => {
            const section = newSections.find(([one]) => one === name)?.[1];
            if (section) setSections([...body.sections, section]);
          }}
        >
          <option value="">Choose what it is</option>
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
  <fieldset className="grid gap-5" disabled={!isEditor}>
    <Line label="Title" value={body.title} max={80} onChange={(title) => onChange({ ...body, title })} />
    <Markdown label="Text" value={body.markdown} onChange={(markdown) => onChange({ ...body, markdown })} />
    <CheckBox
      label="The foot of every page leads to it"
      checked={body.is_in_footer}
      onChange={({ target }) => onChange({ ...body, is_in_footer: target.checked })}
    />
  </fieldset>
);

type EditorProps<Body> = {
  document: WholeDocument;
  isEditor: boolean;
  titleOf: (body: Body) => string;
  children: (fields: BodyProps<Body>) => ReactNode;
};

const Editor = <Body,>({ document, isEditor, titleOf, children }: EditorProps<Body>) => {
  const edited = useDocument<Body>(document);
  const { body, setBody, text, fault } = edited;
  return (
    <>
      <DocumentState document={document} edited={edited} />
      {isEditor && <DocumentActions document={document} edited={edited} />}
      {fault !== '' && (
        <p className="mt-3 text-sale" role="alert">
          {fault}
        </p>
      )}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <OvertakenNotice edited={edited} />
          {children({ body, onChange: setBody, isEditor })}
        </div>
        {isEditor && (
          <div className="min-w-0">
            <Suspense fallback={<Skeleton className="h-180" />}>
              <Preview documentKey={document.key} title={titleOf(body)} text={text} />
            </Suspense>
          </div>
        )}
      </div>
      <Versions document={document} isEditor={isEditor} onRestore={(number) => void edited.restore(number)} />
    </>
  );
};

/** One document: the home page, or a page in Markdown. */
export const Document = () => {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const { data: session } = useQuery(sessionQuery);
  const { data, isError, isPending, refetch } = useQuery({ ...contentQuery(key), enabled: isContentKey(key) });
  const isEditor = may(session, 'editor');
  return (
    <Page
      title={data?.title || key}
      above={
        <Link to={deskPaths.content} className="underlined">
          Home and pages
        </Link>
      }
    >
      {!isContentKey(key) && <p className="text-ink-2">There is no such page.</p>}
      {isError && <FailedLoad onRetry={() => void refetch()} />}
      {isPending && isContentKey(key) && <Skeleton className="h-120" />}
      {data &&
        session &&
        (key === homeKey ? (
          <Editor<HomeDraft> key={key} document={data} isEditor={isEditor} titleOf={() => ''}>
            {(fields) => <HomeFields {...fields} />}
          </Editor>
        ) : (
          <Editor<PageDraft> key={key} document={data} isEditor={isEditor} titleOf={({ title }) => title}>
            {(fields) => <PageFields {...fields} />}
          </Editor>
        ))}
    </Page>
  );
};
