import { standardName } from '@wearfolio/contracts/identity/standard';
import { titleOf } from '@wearfolio/contracts/listing/page-titles';
import { type Html, html } from './html.ts';

const places = [
  ['/ops', 'Desk'],
  ['/ops/pictures', 'Pictures'],
  ['/ops/search', 'Search'],
] as const;

type Place = (typeof places)[number][0];

/** What was done, or why not. */
export type Notice = { text: string; isGood: boolean };

type Page = {
  title: string;
  /** Null for whoever is not signed in. */
  place: Place | null;
  notice?: Notice | undefined;
  main: Html;
};

const link = ([path, name]: (typeof places)[number], place: Place): Html =>
  html`<li><a href="${path}"${path === place ? html` aria-current="page"` : null}>${name}</a></li>`;

const navigation = (place: Place): Html => html`
<nav aria-label="Operations"><ul>${places.map((entry) => link(entry, place))}</ul></nav>
<form method="post" action="/ops/sign-out"><button class="plain">Sign out</button></form>`;

const noticeOf = (notice: Notice | undefined): Html | null =>
  notice
    ? html`<p class="notice ${notice.isGood ? 'good' : 'bad'}" role="${notice.isGood ? 'status' : 'alert'}">${notice.text}</p>`
    : null;

/** A page of ops, without a script. */
export const opsPage = ({ title, place, notice, main }: Page): string => {
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${titleOf(`${title}, operations`, standardName)}</title>
<link rel="stylesheet" href="/ops/ops.css" />
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><p class="logo"><a href="/">${standardName}</a> <span>Operations</span></p>${place ? navigation(place) : null}</header>
<main id="main" tabindex="-1">
<h1>${title}</h1>
${noticeOf(notice)}${main}
</main>
</body>
</html>
`;
  return text;
};
