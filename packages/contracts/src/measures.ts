// Sizes, durations and texts of the screens (behavior.md#constants-screens), in pixels and ms.

/** Delay after the last key before the search box requests suggestions. */
export const searchDebounce = 300;

/** If browser storage does not respond within this time, the page starts as a guest (behavior.md#session-storage). */
export const persistenceTimeout = 5000;

/** Maximum delay of a visit to a store for the page-view report. */
export const outboundLinkTimeout = 250;

/** Maximum columns, and maximum subcategories per column (behavior.md#shell-menu). */
export const megaMenu = { columns: 6, rows: 6, height: 400 } as const;

export const stickyHeaderAfter = 90;
export const scrollToTopAfter = 400;

/** Maximum viewport width of the phone layout. */
export const phoneWidth = 576;
export const layoutWidth = 768;

/** Page links at either end, and around the current page (behavior.md#listing-pagination). */
export const pagination = { marginPagesDisplayed: 2, pageRangeDisplayed: 2 } as const;

export const bannerSlides = 3;
export const scrollStep = 300;
export const latestDropCardWidth = 272;
export const liveStripCardWidth = 220;
export const editorsChoiceHeight = 460;
export const listLimit = 3;

export const modalTransition = 300;
export const backdropTransition = 150;

/** The time to undo a removal, and the durations of the card's transitions. */
export const favoriteRemoval = { delay: 3000, fadeOut: 100, fadeIn: 500 } as const;

/**
 * Durations of toasts (behavior.md#messages-toasts): the app's, the one for a removal, and those without a position.
 */
export const toasts = {
  app: { position: 'top-right', autoClose: 5000, draggablePercent: 80 },
  removal: { autoClose: 3000 },
  unplaced: { position: 'bottom-center', autoClose: 1000 },
} as const;

/** Hours within which the shop answers a contact message. */
export const contactReplyHours = [24, 48] as const;

/** The number input of the quick-view demo at `/qmodal`. */
export const demoQuantity = { min: 1, max: 49 } as const;

/** Document titles that the specification fixes. */
export const documentTitles = {
  signUp: 'Register',
  profile: 'Profile',
  forgotPassword: 'Forgot Password',
  resetPassword: 'Reset Password',
  about: 'About',
} as const;
