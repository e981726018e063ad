import type { Right } from '@wearfolio/contracts/rights';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '../settings/env.ts';
import { deskScope, requireStaff } from './access/guard.ts';
import { accountRoutes, feedMailRoutes } from './account/account-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { addPictureRoutes, contentChangeRoutes, contentRoutes } from './content/content-routes.ts';
import { previewRoutes } from './content/preview-routes.ts';
import { matchDecisionRoutes, matchRoutes, offerRoutes } from './decisions/match-routes.ts';
import { noticeDecisionRoutes, noticeRoutes } from './decisions/notice-routes.ts';
import { priceDecisionRoutes, priceRoutes } from './decisions/price-routes.ts';
import { feedChangeRoutes, feedRoutes } from './feeds/feed-routes.ts';
import { ruleChangeRoutes, ruleRoutes } from './feeds/rule-routes.ts';
import { storeChangeRoutes, storeRoutes } from './feeds/store-routes.ts';
import { uploadChangeRoutes, uploadRoutes } from './feeds/upload-routes.ts';
import { currencyRoutes, identityRoutes, rateRoutes } from './identity/identity-routes.ts';
import { commissionChangeRoutes, commissionRoutes } from './insight/commission-routes.ts';
import { insightRoutes } from './insight/insight-routes.ts';
import { jobRetryRoutes, jobRoutes } from './jobs/job-routes.ts';
import { launchChangeRoutes, launchRoutes } from './launch/launch-routes.ts';
import { marketRoutes } from './markets/market-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { ownChangeRoutes, ownRoutes } from './own/own-routes.ts';
import { partnerChangeRoutes, partnerRoutes } from './partners/partner-routes.ts';
import { webhookChangeRoutes, webhookRoutes } from './partners/webhook-routes.ts';
import { ownPasskeyRoutes, passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.ts';
import { customerRoutes } from './people/customer-routes.ts';
import { messageChangeRoutes, messageRoutes } from './people/message-routes.ts';
import {
  newsletterChangeRoutes,
  newsletterRoutes,
  subscriberExportRoutes,
  subscriberRoutes,
} from './people/newsletter-routes.ts';
import { pictureChangeRoutes, pictureRoutes } from './pictures/picture-routes.ts';
import { productChangeRoutes, productRoutes, switchRoutes } from './products/product-routes.ts';
import { brandRoutes, subjectChangeRoutes, subjectRoutes } from './products/subject-routes.ts';
import { qualityRoutes } from './quality/quality-routes.ts';
import { searchRoutes, synonymRoutes } from './search/search-routes.ts';
import { factorRoutes } from './second-factor/factor-routes.ts';
import { resetRoutes } from './sign-in/reset-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { ownerRoutes, staffRoutes } from './staff/staff-routes.ts';
import { valueChangeRoutes, valueRoutes } from './values/value-routes.ts';

type Options = Pick<Env, 'contentDir' | 'publicUrl' | 'identity' | 'keptFeeds' | 'feedPrivateHosts'> & {
  tokenSecret: string;
  databaseUrl: string;
};

type Calls = FastifyPluginAsyncZod<Options>;

/** The calls of the desk by the right that they require. */
const callsByRight: Readonly<Record<Exclude<Right, 'addresses'>, readonly Calls[]>> = {
  account: [accountRoutes, ownPasskeyRoutes],
  figures: [overviewRoutes, insightRoutes, commissionRoutes],
  catalogue: [productRoutes, subjectRoutes, offerRoutes, searchRoutes],
  'catalogue-change': [productChangeRoutes, brandRoutes, synonymRoutes],
  feeds: [
    ownRoutes,
    feedRoutes,
    uploadRoutes,
    ruleRoutes,
    storeRoutes,
    valueRoutes,
    qualityRoutes,
    pictureRoutes,
    matchRoutes,
    priceRoutes,
    feedMailRoutes,
    identityRoutes,
  ],
  'feeds-change': [
    ownChangeRoutes,
    feedChangeRoutes,
    uploadChangeRoutes,
    ruleChangeRoutes,
    storeChangeRoutes,
    valueChangeRoutes,
    pictureChangeRoutes,
    matchDecisionRoutes,
    priceDecisionRoutes,
    subjectChangeRoutes,
    switchRoutes,
    rateRoutes,
  ],
  merchandise: [contentRoutes, previewRoutes, newsletterRoutes],
  'merchandise-change': [contentChangeRoutes, newsletterChangeRoutes],
  'pictures-add': [addPictureRoutes],
  texts: [],
  'texts-change': [],
  messages: [messageRoutes, noticeRoutes, subscriberRoutes],
  'messages-change': [messageChangeRoutes, noticeDecisionRoutes],
  'data-requests': [customerRoutes],
  settings: [staffRoutes, auditRoutes, launchRoutes, marketRoutes, jobRoutes, partnerRoutes, webhookRoutes],
  'settings-change': [launchChangeRoutes, jobRetryRoutes, commissionChangeRoutes],
  ownership: [ownerRoutes, currencyRoutes, subscriberExportRoutes, partnerChangeRoutes, webhookChangeRoutes],
};

/** The calls of the desk. Each scope sets the right that its calls require. */
export const deskRoutes: Calls = async (app, options) => {
  await app.register(deskScope, options);
  await app.register(signInRoutes, options);
  await app.register(resetRoutes, options);
  await app.register(passkeySignInRoutes, options);
  await app.register(factorRoutes, options);
  await app.register(passkeyRoutes, options);

  for (const [right, routes] of Object.entries(callsByRight) as [Right, readonly Calls[]][])
    await app.register(async (scope) => {
      await scope.register(requireStaff, { right });
      for (const calls of routes) await scope.register(calls, options);
    });
};
