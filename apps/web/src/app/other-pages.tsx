import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { caseSensitive, lazyPage, prepareRoutes } from './lazy-page.ts';
import { routes } from './paths.ts';

const Compare = lazyPage(async () => (await import('../pages/compare.tsx')).Compare);
const QuickViewDemo = lazyPage(async () => (await import('../pages/quick-view-demo.tsx')).QuickViewDemo);
const SharedList = lazyPage(async () => (await import('../pages/shared-list.tsx')).SharedList);
const About = lazyPage(async () => (await import('../pages/texts/about.tsx')).About);
const AboutUs = lazyPage(async () => (await import('../pages/texts/about-us.tsx')).AboutUs);
const Contact = lazyPage(async () => (await import('../pages/texts/contact.tsx')).Contact);
const ContactSuccess = lazyPage(async () => (await import('../pages/texts/contact-success.tsx')).ContactSuccess);
const PrivacyPolicy = lazyPage(async () => (await import('../pages/texts/privacy-policy.tsx')).PrivacyPolicy);
const Ranking = lazyPage(async () => (await import('../pages/texts/ranking.tsx')).Ranking);
const Accessibility = lazyPage(async () => (await import('../pages/texts/accessibility.tsx')).Accessibility);
const Terms = lazyPage(async () => (await import('../pages/texts/terms.tsx')).Terms);
const OwnText = lazyPage(async () => (await import('../pages/texts/own-text.tsx')).OwnText);
const VerifySubscription = lazyPage(
  async () => (await import('../pages/mail-links/verify-subscription.tsx')).VerifySubscription,
);
const Unsubscribe = lazyPage(async () => (await import('../pages/mail-links/unsubscribe.tsx')).Unsubscribe);
const StopAlerts = lazyPage(async () => (await import('../pages/mail-links/stop-alerts.tsx')).StopAlerts);
const Login = lazyPage(async () => (await import('../pages/account/login.tsx')).Login);
const ForgotPassword = lazyPage(async () => (await import('../pages/account/forgot-password.tsx')).ForgotPassword);
const ResetLinkSent = lazyPage(async () => (await import('../pages/account/reset-link-sent.tsx')).ResetLinkSent);
const ResetPassword = lazyPage(async () => (await import('../pages/account/reset-password.tsx')).ResetPassword);
const SignUp = lazyPage(async () => (await import('../pages/account/sign-up.tsx')).SignUp);
const RegisterSuccess = lazyPage(async () => (await import('../pages/account/register-success.tsx')).RegisterSuccess);
const VerifyEmail = lazyPage(async () => (await import('../pages/mail-links/verify-email.tsx')).VerifyEmail);
const DisownAccount = lazyPage(async () => (await import('../pages/mail-links/disown-account.tsx')).DisownAccount);
const ChangeEmail = lazyPage(async () => (await import('../pages/account/change-email.tsx')).ChangeEmail);
const ConfirmEmail = lazyPage(async () => (await import('../pages/mail-links/confirm-email.tsx')).ConfirmEmail);
const UndoEmail = lazyPage(async () => (await import('../pages/mail-links/undo-email.tsx')).UndoEmail);
const ConfirmDeletion = lazyPage(
  async () => (await import('../pages/mail-links/confirm-deletion.tsx')).ConfirmDeletion,
);
const YourData = lazyPage(async () => (await import('../pages/account/your-data.tsx')).YourData);
const DeleteAccount = lazyPage(async () => (await import('../pages/account/delete-account.tsx')).DeleteAccount);
const FollowedBrands = lazyPage(async () => (await import('../pages/account/followed-brands.tsx')).FollowedBrands);
const Profile = lazyPage(async () => (await import('../pages/account/profile.tsx')).Profile);
const ProfileEdit = lazyPage(async () => (await import('../pages/account/profile-edit.tsx')).ProfileEdit);
const SavedSearches = lazyPage(async () => (await import('../pages/account/saved-searches.tsx')).SavedSearches);
// Development only: the build removes the import with the false condition.
const DevUi = import.meta.env.DEV ? lazyPage(async () => (await import('../pages/dev-ui.tsx')).DevUi) : null;
const NotFound = lazyPage(async () => (await import('../pages/not-found.tsx')).NotFound);

const table = caseSensitive(
  createRoutesFromElements(
    <>
      <Route path={routes.compare} element={<Compare />} />
      <Route path={routes.quickViewDemo} element={<QuickViewDemo />} />
      <Route path={routes.sharedList} element={<SharedList />} />
      <Route path={routes.about} element={<About />} />
      <Route path={routes.aboutUs} element={<AboutUs />} />
      <Route path={routes.contact} element={<Contact />} />
      <Route path={routes.contactSuccess} element={<ContactSuccess />} />
      <Route path={routes.privacyPolicy} element={<PrivacyPolicy />} />
      <Route path={routes.ranking} element={<Ranking />} />
      <Route path={routes.accessibility} element={<Accessibility />} />
      <Route path={routes.terms} element={<Terms />} />
      <Route path={routes.ownText} element={<OwnText />} />
      <Route path={routes.verifySubscription} element={<VerifySubscription />} />
      <Route path={routes.unsubscribe} element={<Unsubscribe />} />
      <Route path={routes.stopAlerts} element={<StopAlerts />} />
      <Route path={routes.login} element={<Login />} />
      <Route path={routes.forgotPassword} element={<ForgotPassword />} />
      <Route path={routes.resetLinkSent} element={<ResetLinkSent />} />
      <Route path={routes.resetPassword} element={<ResetPassword />} />
      <Route path={routes.resetPasswordUnhyphened} element={<ResetPassword />} />
      <Route path={routes.signUp} element={<SignUp />} />
      <Route path={routes.registerSuccess} element={<RegisterSuccess />} />
      <Route path={routes.verifyEmail} element={<VerifyEmail />} />
      <Route path={routes.disownAccount} element={<DisownAccount />} />
      <Route path={routes.changeEmail} element={<ChangeEmail />} />
      <Route path={routes.confirmEmail} element={<ConfirmEmail />} />
      <Route path={routes.undoEmail} element={<UndoEmail />} />
      <Route path={routes.yourData} element={<YourData />} />
      <Route path={routes.deleteAccount} element={<DeleteAccount />} />
      <Route path={routes.confirmDeletion} element={<ConfirmDeletion />} />
      <Route path={routes.profile} element={<Profile />} />
      <Route path={routes.followedBrands} element={<FollowedBrands />} />
      <Route path={routes.searches} element={<SavedSearches />} />
      <Route path={routes.profileEdit} element={<ProfileEdit />} />
      {DevUi && <Route path="/dev/ui" element={<DevUi />} />}
      <Route path="*" element={<NotFound />} />
    </>,
  ),
);

/** The pages besides those that most visits begin with, and "Page not found". */
export const OtherPages = Object.assign(() => useRoutes(table), {
  prepare: (pathname: string) => prepareRoutes(table, pathname),
});
