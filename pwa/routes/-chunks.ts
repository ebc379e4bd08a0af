/**
 * Which parts of the app a phone fetches when. The build reads these lists (vite.config.ts); paths are relative to `pwa/`.
 * A path that ends in `/` or `-` covers everything that begins with it.
 */

/** Routes that are part of the first script: a second script would cost a round trip and compress worse. */
export const FIRST_SCRIPT_ROUTES: readonly string[] = ['/_guarded', '/_guarded/all-task']

/** Dexie and the tables of the phone. A first visit shows its list before it loads them. */
export const DATABASE = 'replica/database.ts'

/** Module from which everything is fetched once the first screen has rendered. */
export const AFTER_FIRST_RENDER: readonly string[] = ['startup/engine.ts', 'queueable.ts']

/** Screens of signed-out visitors. What they share is a chunk without the rest of the app. */
export const SIGNED_OUT: readonly string[] = [
  'routes/login.tsx',
  'routes/register.tsx',
  'routes/account-type.tsx',
  'routes/index.tsx',
]

/**
 * Chunks of these modules preload what they import. No service worker is there yet when they are opened: the screens of
 * signed-out visitors, the screens that follow signing in, and the sync engine.
 */
export const PRELOADED: readonly string[] = [
  ...SIGNED_OUT,
  'routes/forgot-password.tsx',
  'routes/user.update-password.tsx',
  'routes/_guarded/dashboard.tsx',
  'routes/_guarded/client-dashboard.tsx',
  'routes/_guarded/interest.tsx',
  'startup/engine.ts',
]

/** Modules that work online only. A chunk made of nothing else is never fetched in advance. */
export const ONLINE_ONLY: readonly string[] = [
  'routes/forgot-password.tsx',
  'routes/user.update-password.tsx',
  'features/accounts/password/forgot-',
  'features/accounts/password/reset-',
  'routes/_guarded/close-account.tsx',
  'routes/_guarded/export-data.tsx',
  'routes/_guarded/phone-number.tsx',
  'routes/_guarded/sessions.tsx',
  'routes/_guarded/verify-email.tsx',
  'features/accounts/closing/',
  'features/accounts/export/',
  'features/accounts/phone/',
  'features/accounts/sessions/',
  'features/accounts/verify-email/verify-',
  'routes/_guarded/admin-',
  'routes/_guarded/admin.$.tsx',
  'routes/-admin/',
  'routes/-shell/admin-',
  'features/admin/',
  'routes/about.tsx',
  'features/landing/about-',
  'features/landing/figures.ts',
  'features/passes/read-code.ts',
  'features/wallet/fund/paystack.ts',
  'session/memory-database.ts',
]
