import { html } from './html.ts';
import { opsPage } from './page.ts';

/** The form that asks for the token and leads on to the page `to`; `refusal` says why the last try was none. */
export const signInPage = (to: string, refusal?: string): string => {
  const isRefused = refusal !== undefined;
  return opsPage({
    title: 'Sign in',
    place: null,
    main: html`<form class="sign-in" method="post" action="/ops/sign-in">
<input type="hidden" name="to" value="${to}" />
<label for="token">Operations token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus${isRefused ? html` aria-invalid="true" aria-describedby="refusal"` : null} />
${isRefused ? html`<p class="mark bad" id="refusal" role="alert">${refusal}</p>` : null}
<p class="quiet">It is the value of OPS_TOKEN on the server. You stay signed in for four hours. Once an owner has an account, <a href="/ops/sign-in">sign in at the desk</a> instead.</p>
<button>Sign in</button>
</form>`,
  });
};

/** Anything else that went wrong. */
export const refusalPage = (refusal: string): string =>
  opsPage({
    title: 'Something went wrong',
    place: null,
    notice: { text: refusal, isGood: false },
    main: html`<p><a href="/ops">Back to the desk</a></p>`,
  });
