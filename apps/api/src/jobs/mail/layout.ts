import type { Translate } from '@wearfolio/messages/key';
import { defaultLocale, directionOf, type Locale } from '@wearfolio/messages/locales';
import { translateIn } from '@wearfolio/messages/translate';
import { escape as escapeHtml } from 'html-escaper';
import type { Mail, MailBrand, MailContent, MailPart } from './mail-content.ts';
import { sans, serif } from './markup.ts';
import { printMail } from './plain-text.ts';
import { sectionRows } from './product-rows.ts';

// For mail programs that support dark mode. The others use the inline styles.
const darkTheme = ({ accent }: MailBrand): string => `@media (prefers-color-scheme: dark) {
.paper { background-color: #151412 !important }
.ink { color: #f3f0ea !important }
.ink-2 { color: #bab4aa !important }
.ink-3 { color: #958e84 !important }
.line { border-color: #312e2a !important }
.sale { color: #ff8f7a !important }
.button { background-color: ${accent?.dark ?? '#f3f0ea'} !important }
.button a { color: #151412 !important }
}`;

// Mail programs would break a line after the hyphen of 'e-mail'.
const prose = (text: string): string =>
  escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(/\be-mails?\b/gi, '<span style="white-space:nowrap">$&</span>');

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;color:#1b1a18;${sans};font-size:15px;line-height:24px">${prose(text)}</p>`;

const plainLink = (href: string): string =>
  `<a class="ink-2" href="${escapeHtml(href)}" style="color:#5a554e;word-break:break-all">${escapeHtml(href)}</a>`;

const button = ({ label, href }: NonNullable<MailContent['action']>, color: string, t: Translate): string => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td class="button" height="48" bgcolor="${color}" style="height:48px;background-color:${color}"><a href="${escapeHtml(href)}" style="display:block;padding:0 32px;color:#fbfaf7;${sans};font-size:14px;font-weight:500;line-height:48px;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="ink-2" style="margin:0 0 16px;color:#5a554e;${sans};font-size:12px;line-height:18px">${escapeHtml(t('mails.orCopyLink'))}<br>${plainLink(href)}</p>`;

const smallLine = ({ text, href }: MailContent['smallPrint'][number]): string =>
  `<p class="ink-3" style="margin:0 0 8px;color:#6e6860;${sans};font-size:12px;line-height:18px">${prose(text)}${href ? `<br>${plainLink(href)}` : ''}</p>`;

const mark = ({ name, logo }: MailBrand): string =>
  logo === null
    ? `<p class="ink" style="margin:0 0 40px;color:#1b1a18;${serif};font-size:26px;line-height:32px;letter-spacing:-.035em">${escapeHtml(name)}</p>`
    : `<p style="margin:0 0 40px"><img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="36" style="display:block;height:36px;width:auto;max-width:240px;background-color:#ffffff;border:0"></p>`;

type Language = { locale: Locale; t: Translate };

const partRows = (t: Translate, part: MailPart): string => ('html' in part ? part.html : sectionRows(t, part));

const page = (content: MailContent, brand: MailBrand, { locale, t }: Language): string => `<!doctype html>
<html lang="${locale}"${directionOf(locale) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title><style>${darkTheme(brand)}</style></head>
<body class="paper" style="margin:0;padding:0;background-color:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preheader)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbfaf7" style="background-color:#fbfaf7"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td align="left" style="padding:40px 24px;overflow-wrap:anywhere;word-break:break-word">
${mark(brand)}
<h1 class="ink" style="margin:0 0 24px;color:#1b1a18;${serif};font-size:30px;line-height:36px">${prose(content.title)}</h1>
${content.paragraphs.map(paragraph).join('\n')}
${(content.sections ?? []).map((section) => sectionRows(t, section)).join('\n')}${(content.parts ?? []).map((part) => partRows(t, part)).join('\n')}${content.action ? button(content.action, brand.accent?.light ?? '#1b1a18', t) : ''}
<div class="line" style="margin:32px 0 24px;border-top:1px solid #e4dfd6;font-size:0;line-height:0">&nbsp;</div>
${content.smallPrint.map(smallLine).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`;

/** The operator's imprint is at the end of every mail. */
const withImprint = (content: MailContent, { imprint }: MailBrand): MailContent =>
  imprint === '' ? content : { ...content, smallPrint: [...content.smallPrint, { text: imprint }] };

/** Renders a mail as HTML and as plain text, in a language. */
export const renderMail =
  (written: (words: MailBrand & Language) => MailContent): Mail =>
  (brand, locale = defaultLocale) => {
    const t = translateIn(locale);
    const content = withImprint(written({ ...brand, t, locale }), brand);
    const html = page(content, brand, { locale, t });
    return { subject: content.subject, html, text: printMail(content, brand.name, t) };
  };
