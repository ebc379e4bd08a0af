/** This build's server marks the document whose policy lets the checkout in; the development server has no policy at all. */
const isCheckoutPage = (): boolean =>
  import.meta.env.DEV || document.documentElement.hasAttribute('data-checkout')

const isFundPath = (address: string): boolean =>
  /^\/fund-wallet\/?$/i.test(new URL(address, location.href).pathname)

const loadedFrom = (): string => performance.getEntriesByType('navigation')[0]?.name ?? ''

/**
 * `ready`: the provider may be let in. `elsewhere`: this document was loaded for another screen, so it must be left.
 * `unreached`: it was meant to be the right one, but the service worker had only its own (no signal).
 */
export function checkoutPage(): 'ready' | 'elsewhere' | 'unreached' {
  if (isCheckoutPage()) return 'ready'
  return isFundPath(loadedFrom()) ? 'unreached' : 'elsewhere'
}

/** Another screen must not run under the policy of this one (SECURITY 4): it gets a document of its own. */
export function leaveCheckoutPage(): void {
  if (!import.meta.env.DEV && isCheckoutPage() && !isFundPath(location.href)) location.reload()
}
