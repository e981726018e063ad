import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '../settings/env.ts';
import { deskScope, requireStaff } from './access/guard.ts';
import { accountRoutes } from './account/account-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { contentChangeRoutes, contentRoutes } from './content/content-routes.ts';
import { matchDecisionRoutes, matchRoutes } from './decisions/match-routes.ts';
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
import { overviewRoutes } from './overview-routes.ts';
import { partnerChangeRoutes, partnerRoutes } from './partners/partner-routes.ts';
import { ownPasskeyRoutes, passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.ts';
import { customerRoutes } from './people/customer-routes.ts';
import { messageChangeRoutes, messageRoutes } from './people/message-routes.ts';
import { newsletterChangeRoutes, newsletterRoutes, subscriberExportRoutes } from './people/newsletter-routes.ts';
import { pictureChangeRoutes, pictureRoutes } from './pictures/picture-routes.ts';
import { productChangeRoutes, productRoutes } from './products/product-routes.ts';
import { subjectChangeRoutes, subjectRoutes } from './products/subject-routes.ts';
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

/** The calls of the desk. Each scope sets the role that its calls require. */
export const deskRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await app.register(deskScope, options);
  await app.register(signInRoutes, options);
  await app.register(resetRoutes, options);
  await app.register(passkeySignInRoutes, options);
  await app.register(factorRoutes, options);
  await app.register(passkeyRoutes, options);

  await app.register(async (scope) => {
    await scope.register(requireStaff, { role: 'viewer' });
    await scope.register(accountRoutes, options);
    await scope.register(ownPasskeyRoutes, options);
    await scope.register(staffRoutes);
    await scope.register(auditRoutes);
    await scope.register(partnerRoutes);
    await scope.register(overviewRoutes, options);
    await scope.register(launchRoutes, options);
    await scope.register(productRoutes, options);
    await scope.register(subjectRoutes);
    await scope.register(matchRoutes, options);
    await scope.register(priceRoutes);
    await scope.register(noticeRoutes, options);
    await scope.register(messageRoutes);
    await scope.register(newsletterRoutes);
    await scope.register(jobRoutes);
    await scope.register(insightRoutes, options);
    await scope.register(searchRoutes, options);
    await scope.register(pictureRoutes);
    await scope.register(commissionRoutes, options);
    await scope.register(feedRoutes, options);
    await scope.register(uploadRoutes);
    await scope.register(ruleRoutes);
    await scope.register(storeRoutes);
    await scope.register(contentRoutes, options);
    await scope.register(identityRoutes, options);
    await scope.register(valueRoutes);
    await scope.register(qualityRoutes);
  });

  await app.register(async (scope) => {
    await scope.register(requireStaff, { role: 'editor' });
    await scope.register(productChangeRoutes, options);
    await scope.register(launchChangeRoutes);
    await scope.register(rateRoutes);
    await scope.register(pictureChangeRoutes, options);
    await scope.register(subjectChangeRoutes, options);
    await scope.register(matchDecisionRoutes, options);
    await scope.register(priceDecisionRoutes, options);
    await scope.register(noticeDecisionRoutes, options);
    await scope.register(messageChangeRoutes);
    await scope.register(newsletterChangeRoutes, options);
    await scope.register(customerRoutes);
    await scope.register(jobRetryRoutes);
    await scope.register(commissionChangeRoutes, options);
    await scope.register(synonymRoutes, options);
    await scope.register(feedChangeRoutes, options);
    await scope.register(uploadChangeRoutes, options);
    await scope.register(ruleChangeRoutes, options);
    await scope.register(storeChangeRoutes, options);
    await scope.register(contentChangeRoutes, options);
    await scope.register(valueChangeRoutes, options);
  });

  await app.register(async (scope) => {
    await scope.register(requireStaff, { role: 'owner' });
    await scope.register(ownerRoutes);
    await scope.register(partnerChangeRoutes, options);
    await scope.register(currencyRoutes, options);
    await scope.register(subscriberExportRoutes);
  });
};
