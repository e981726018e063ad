import { type DraftOf, type DraftSection, mostNames } from '@wearfolio/contracts/content/home-draft';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../parts/select.tsx';
import { BrandsField } from './brands-field.tsx';
import { Line, PictureField } from './fields.tsx';
import { LinkField } from './link-field.tsx';
import { listingKinds } from './link-picker.tsx';
import { Markdown } from './markdown-field.tsx';
import { OrderedList } from './ordered-list.tsx';
import { newItems } from './section-words.ts';

type Props<Section> = { section: Section; onChange: (section: Section) => void; isEditor: boolean };

const listingHint = t('desk.content.listingAddress');

/** Adds an item at the end of a list. */
const More = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <Button look="outlined" size="float" className="justify-self-start" onClick={onAdd}>
    {label}
  </Button>
);

type Credit = { text: string; href: string };

/** The brand or store of a slide's picture; none if both lines are empty. */
const Credit = ({ credit, onChange }: { credit: Credit | null; onChange: (credit: Credit | null) => void }) => {
  const { text, href } = credit ?? { text: '', href: '' };
  const change = (next: Credit): void => onChange(next.text === '' && next.href === '' ? null : next);
  return (
    <>
      <Line label={t('desk.content.credit')} value={text} max={120} onChange={(next) => change({ text: next, href })} />
      <LinkField label={t('desk.content.creditLeads')} value={href} onChange={(next) => change({ text, href: next })} />
    </>
  );
};

const Slides = ({ section, onChange, isEditor }: Props<DraftOf<'slides'>>) => (
  <>
    <OrderedList
      items={section.slides}
      onChange={(slides) => onChange({ ...section, slides })}
      noun={t('desk.content.slide')}
      titleOf={({ headline }) => headline}
      isEditor={isEditor}
    >
      {(slide, change) => (
        <>
          <Line
            label={t('desk.content.label')}
            value={slide.brand}
            max={40}
            onChange={(brand) => change({ ...slide, brand })}
          />
          <Line
            label={t('desk.content.lineAbove')}
            value={slide.tagline}
            max={120}
            onChange={(tagline) => change({ ...slide, tagline })}
          />
          <Line
            label={t('desk.content.headline')}
            value={slide.headline}
            max={60}
            onChange={(headline) => change({ ...slide, headline })}
          />
          <LinkField
            label={t('desk.content.exploreLeads')}
            value={slide.explore}
            onChange={(explore) => change({ ...slide, explore })}
          />
          <PictureField isCropped picture={slide.picture} onChange={(picture) => change({ ...slide, picture })} />
          <PictureField
            label={t('desk.parts.logo')}
            without={t('desk.content.labelWords')}
            picture={slide.logo ?? null}
            onChange={(logo) => change({ ...slide, logo })}
          />
          <Credit credit={slide.credit ?? null} onChange={(credit) => change({ ...slide, credit })} />
        </>
      )}
    </OrderedList>
    {isEditor && (
      <More
        label={t('desk.content.addSlide')}
        onAdd={() => onChange({ ...section, slides: [...section.slides, newItems.slide] })}
      />
    )}
  </>
);

const Tiles = ({ section, onChange, isEditor }: Props<DraftOf<'tiles'>>) => (
  <>
    <OrderedList
      items={section.tiles}
      onChange={(tiles) => onChange({ ...section, tiles })}
      noun={t('desk.content.tile')}
      titleOf={({ name }) => name}
      isEditor={isEditor}
    >
      {(tile, change) => (
        <>
          <Line
            label={t('desk.parts.name')}
            value={tile.name}
            max={60}
            onChange={(name) => change({ ...tile, name })}
          />
          <LinkField label={t('desk.content.leads')} value={tile.href} onChange={(href) => change({ ...tile, href })} />
          <PictureField isCropped picture={tile.picture} onChange={(picture) => change({ ...tile, picture })} />
        </>
      )}
    </OrderedList>
    {isEditor && (
      <More
        label={t('desk.content.addTile')}
        onAdd={() => onChange({ ...section, tiles: [...section.tiles, newItems.tile] })}
      />
    )}
  </>
);

const Scenes = ({ section, onChange, isEditor }: Props<DraftOf<'scenes'>>) => (
  <>
    <Select
      label={t('desk.parts.pictures')}
      value={section.look}
      onChoose={(look) => onChange({ ...section, look: look === 'landscape' ? 'landscape' : 'portrait' })}
    >
      <option value="portrait">{t('desk.content.portraitLook')}</option>
      <option value="landscape">{t('desk.content.landscapeLook')}</option>
    </Select>
    <OrderedList
      items={section.scenes}
      onChange={(scenes) => onChange({ ...section, scenes })}
      noun={t('desk.content.scene')}
      titleOf={({ title }) => title}
      isEditor={isEditor}
    >
      {(scene, change) => (
        <>
          <Line
            label={t('desk.parts.title')}
            value={scene.title}
            max={60}
            onChange={(title) => change({ ...scene, title })}
          />
          <Line
            label={t('desk.parts.line')}
            value={scene.line}
            max={120}
            onChange={(line) => change({ ...scene, line })}
          />
          <LinkField
            label={t('desk.content.leads')}
            value={scene.href}
            onChange={(href) => change({ ...scene, href })}
          />
          <PictureField isCropped picture={scene.picture} onChange={(picture) => change({ ...scene, picture })} />
        </>
      )}
    </OrderedList>
    {isEditor && (
      <More
        label={t('desk.content.addScene')}
        onAdd={() => onChange({ ...section, scenes: [...section.scenes, newItems.scene] })}
      />
    )}
  </>
);

const Band = ({ section, onChange }: Props<DraftOf<'choice'>>) => (
  <>
    <Line
      label={t('desk.content.headline')}
      value={section.headline}
      max={80}
      onChange={(headline) => onChange({ ...section, headline })}
    />
    <Line
      label={t('desk.parts.line')}
      value={section.line}
      max={300}
      onChange={(line) => onChange({ ...section, line })}
    />
    <LinkField
      label={t('desk.content.exploreNowLeads')}
      value={section.href}
      onChange={(href) => onChange({ ...section, href })}
    />
    <PictureField isCropped picture={section.picture} onChange={(picture) => onChange({ ...section, picture })} />
  </>
);

const Own = ({ section, onChange, isEditor }: Props<DraftSection>) => {
  switch (section.kind) {
    case 'slides':
      return <Slides section={section} onChange={onChange} isEditor={isEditor} />;
    case 'tiles':
      return <Tiles section={section} onChange={onChange} isEditor={isEditor} />;
    case 'scenes':
      return <Scenes section={section} onChange={onChange} isEditor={isEditor} />;
    case 'choice':
      return <Band section={section} onChange={onChange} isEditor={isEditor} />;
    case 'products':
      return (
        <LinkField
          label={t('desk.content.listing')}
          kinds={listingKinds}
          hint={listingHint}
          value={section.href}
          onChange={(href) => onChange({ ...section, href })}
        />
      );
    case 'names':
      return (
        <BrandsField
          slugs={section.brands}
          most={mostNames}
          isEditor={isEditor}
          onChange={(brands) => onChange({ ...section, brands })}
        />
      );
    case 'text':
      return (
        <Markdown
          label={t('desk.parts.text')}
          rows={8}
          value={section.markdown}
          onChange={(markdown) => onChange({ ...section, markdown })}
        />
      );
    default:
      return null;
  }
};

/** The fields of a section, by its type. */
export const SectionFields = ({ section, onChange, isEditor }: Props<DraftSection>) => {
  if (section.kind === 'own') return <p className="text-ink-2">{t('desk.content.composedHint')}</p>;
  return (
    <fieldset className="grid gap-5" disabled={!isEditor}>
      {'eyebrow' in section && (
        <Line
          label={t('desk.content.smallLineAbove')}
          value={section.eyebrow}
          onChange={(eyebrow) => onChange({ ...section, eyebrow })}
        />
      )}
      {'title' in section && (
        <Line
          label={t('desk.parts.title')}
          value={section.title}
          max={120}
          onChange={(title) => onChange({ ...section, title })}
        />
      )}
      <Own section={section} onChange={onChange} isEditor={isEditor} />
    </fieldset>
  );
};
