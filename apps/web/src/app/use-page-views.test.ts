// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isReported, outboundLink } from './use-page-views.ts';

const secret = 'x'.repeat(43);

describe('isReported', () => {
  it.each([
    '/',
    '/aboutUs',
    '/search',
    '/browse/women/shoes/boots',
    '/shop/category/Breezy%20Tops',
    '/product/12/linen-dress',
    '/my-favourite',
  ])('is true for %s', (path) => {
    expect(isReported(path)).toBe(true);
  });

  it.each([
    `/reset-password/${secret}`,
    `/resetpassword/${secret}`,
    `/RESETPASSWORD/${secret}`,
    `/reset-password/${secret}/`,
    `/emailVerificaton/${secret}`,
    `/not-me/${secret}`,
    `/email-subscription/verify/${secret}`,
    `/email-subscription/unsubscribe/${secret}`,
    `/alerts/stop/${secret}`,
    `/shared/${secret}`,
    `/reset-pasword/${secret}`,
    '/no/such/page',
    '/AboutUs',
  ])('is false for %s', (path) => {
    expect(isReported(path)).toBe(false);
  });
});

const pressed = (html: string): string | undefined => {
  document.body.innerHTML = html;
  return outboundLink(document.querySelector('b'))?.href;
};

describe('outboundLink', () => {
  it.each([
    ['<a href="https://ostra.example/"><b>Explore</b></a>', 'https://ostra.example/'],
    [`<a href="${location.origin}/out/12"><b>Buy</b></a>`, `${location.origin}/out/12`],
  ])('returns the target of %s', (html, href) => {
    expect(pressed(html)).toBe(href);
  });

  it.each([
    `<a href="${location.origin}/aboutUs"><b>About us</b></a>`,
    '<a href="mailto:hello@shop.example"><b>Write</b></a>',
    '<a><b>Nowhere</b></a>',
    '<b>No link</b>',
  ])('returns null for %s', (html) => {
    expect(pressed(html)).toBeUndefined();
  });
});
