import { brandOf } from '../brands.ts';
import { chanceOf, pickBy } from '../chance.ts';
import { notesOf } from './care.ts';
import { fabricOf } from './fabrics.ts';
import { stories } from './stories.ts';

/** A product's description as HTML: two or three sentences and a list of facts, the same ones for the same key. */
export const describe = ({
  kind,
  name,
  brand,
  key,
}: {
  kind: string;
  name: string;
  brand: string;
  key: string;
}): string => {
  const told = stories[kind] ?? [];
  const first = Math.floor(chanceOf(`${key} story`) * told.length);
  const second = (first + 1 + Math.floor(chanceOf(`${key} second`) * (told.length - 1))) % told.length;
  const { notes, care } = notesOf(kind);
  const facts = [
    `<li><b>Made of:</b> ${fabricOf(kind, name)}</li>`,
    `<li><b>${notes.label}:</b> ${pickBy(notes.lines, `${key} fit`)}</li>`,
    `<li><b>Care:</b> ${pickBy(care, `${key} care`)}</li>`,
  ].join('');
  const voice = brandOf(brand).voice.replaceAll('&', '&amp;');
  const sentences = `${told[first]} ${told[second]}`;
  const isBrandFirst = chanceOf(`${key} order`) < 0.3;
  return isBrandFirst
    ? `<p>${voice}</p><p>${sentences}</p><ul>${facts}</ul>`
    : `<p>${sentences}</p><ul>${facts}</ul><p>${voice}</p>`;
};
