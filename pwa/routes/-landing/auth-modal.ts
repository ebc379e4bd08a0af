/** Dialogs of the landing page, by the search parameter `dialog`. */
export const AUTH_MODALS = ['login', 'register', 'account-type'] as const
export type AuthModal = (typeof AUTH_MODALS)[number]
