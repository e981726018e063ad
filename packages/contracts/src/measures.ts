/** Sizes, times and texts of the screens (spec 2, 8 and 9): pixels and milliseconds. */

/** The search box asks for suggestions after this long without a key. */
export const searchDebounce = 300;

/** Blocked storage: start as a guest after this long (decision 57). */
export const persistenceTimeout = 5000;

/** The longest that leaving for a store may wait for the page-view report. */
export const outboundLinkTimeout = 250;

/** At most so many columns in a row and so many sub-categories down a column (decision 5). */
export const megaMenu = { columns: 6, rows: 6, height: 400 } as const;

export const stickyHeaderAfter = 90;
export const scrollToTopAfter = 400;

/** Widths up to which the phone styles and the phone layout hold. */
export const phoneWidth = 576;
export const layoutWidth = 768;

/** How many pages a line of pages shows at either end, and around the current one (decision 13). */
export const pagination = { marginPagesDisplayed: 2, pageRangeDisplayed: 2 } as const;

export const bannerSlides = 3;
export const scrollStep = 300;
export const latestDropCardWidth = 272;
export const liveStripCardWidth = 220;
export const editorsChoiceHeight = 460;
export const listLimit = 3;

export const modalTransition = 300;
export const backdropTransition = 150;

/** The pause in which a removal can be undone, and the fading of its card. */
export const favoriteRemoval = { delay: 3000, fadeOut: 100, fadeIn: 500 } as const;

/** The three rules for toasts (decision 12): the app's own, the removal's, and those that name no position. */
export const toasts = {
  app: { position: 'top-right', autoClose: 5000, draggablePercent: 80 },
  removal: { autoClose: 3000 },
  unplaced: { position: 'bottom-center', autoClose: 1000 },
} as const;

/** Hours within which a contact message is answered. */
export const contactReplyHours = [24, 48] as const;

/** The number input of the quick-view demo, `/qmodal`. */
export const demoQuantity = { min: 1, max: 49 } as const;

/** Document titles that the specification names word for word. */
export const documentTitles = {
  signUp: 'Register',
  profile: 'Profile',
  forgotPassword: 'Forgot Password',
  resetPassword: 'Reset Password',
  about: 'About',
} as const;
