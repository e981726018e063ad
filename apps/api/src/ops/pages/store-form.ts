import { audiences, type KnownStore, mappingTargets, type TypedSettings } from '../store-queries.ts';
import { type Html, html } from './html.ts';

type Form = { id: number; store: KnownStore; tried: TypedSettings | undefined };
type TextName = Exclude<keyof TypedSettings, 'forceBrand' | 'mapping'>;

const texts: readonly [TextName, string, string][] = [
  ['brand', 'Brand', 'Of rows that name none.'],
  ['titlePattern', 'Title pattern', 'For example {brand} {title} - {color} - {size}'],
  ['currency', 'Currency', 'Of prices that tell none, like EUR.'],
  ['category', 'Default category', 'Where rows go that cannot be placed.'],
  ['link', 'Link', "A product's address where the feed tells none, with {id} in it."],
  ['pictureBase', 'Picture base', 'What relative addresses of pictures begin at.'],
];

/** What the form shows: what was typed and refused, else what is kept. */
const shownOf = ({ store, tried }: Form, name: TextName): string => tried?.[name] ?? store[name] ?? '';

const textField = (form: Form, [name, label, hint]: (typeof texts)[number]): Html => {
  const list = name === 'category' ? html` list="leaves"` : null;
  return html`<div><label>${label}<input name="${name}" value="${shownOf(form, name)}" aria-describedby="about-${name}"${list} /></label><p class="quiet" id="about-${name}">${hint}</p></div>
`;
};

const option = (value: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen ? html` selected` : null}>${value === '' ? 'Unknown' : value}</option>`;

const audienceField = (form: Form): Html => {
  const chosen = shownOf(form, 'audience');
  return html`<div><label>Default audience<select name="audience" aria-describedby="about-audience">${['', ...audiences].map((one) => option(one, chosen))}</select></label><p class="quiet" id="about-audience">For whom rows are that do not say so.</p></div>
`;
};

const forceField = ({ store, tried }: Form): Html => {
  const isForced = tried?.forceBrand ?? store.forceBrand;
  return html`<label class="choice"><input type="checkbox" name="forceBrand" value="yes"${isForced ? html` checked` : null} />The brand holds for all rows, whatever they name</label>
`;
};

const mappingField = ({ store, tried }: Form): Html => {
  const shown = tried?.mapping ?? (store.mapping === null ? '' : JSON.stringify(store.mapping, null, 2));
  return html`<div><label>Mapping<textarea name="mapping" rows="4" spellcheck="false" aria-describedby="about-mapping">
${shown}</textarea></label><p class="quiet" id="about-mapping">Where the feed tells our fields, where its names do not say it: {"fields": {"id": "its column or path"}}</p></div>
`;
};

const leaf = (path: string): Html => html`<option value="${path}"></option>`;

/** The form of what is true of a store's feed; an empty field clears it. */
export const storeForm = (
  form: Form,
): Html => html`<form class="settings" method="post" action="/ops/stores/${form.id}">
<datalist id="leaves">${mappingTargets.category.map(leaf)}</datalist>
${texts.map((field) => textField(form, field))}${audienceField(form)}${forceField(form)}${mappingField(form)}<p><button>Keep</button></p>
</form>`;
