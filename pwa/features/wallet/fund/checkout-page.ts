/** The server marks the document whose security policy allows the checkout; the development server has no policy. */
const allowsCheckout = (): boolean =>
  import.meta.env.DEV || document.documentElement.hasAttribute('data-checkout')

const isFundPath = (url: string): boolean =>
  /^\/fund-wallet\/?$/i.test(new URL(url, location.href).pathname)

const documentUrl = (): string => performance.getEntriesByType('navigation')[0]?.name ?? ''

/**
 * `ready`: the checkout can open. `otherDocument`: this document was loaded for another screen and must be reloaded.
 * `offline`: the document of this screen was requested, but the service worker could only serve its own.
 */
export function checkoutPage(): 'ready' | 'otherDocument' | 'offline' {
  if (allowsCheckout()) return 'ready'
  return isFundPath(documentUrl()) ? 'offline' : 'otherDocument'
}

/**
 * Loads a new document for the next screen, which must not run under this policy (docs/security.md#headers-and-csp). Until
 * it is there, which takes Safari a moment, the next screen can be seen: a tap on it, also in a dialog, would be lost.
 */
export function leaveCheckoutPage(): void {
  if (import.meta.env.DEV || !allowsCheckout() || isFundPath(location.href)) return
  document.documentElement.style.pointerEvents = 'none'
  location.reload()
}
