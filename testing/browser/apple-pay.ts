import type { Page } from 'playwright-core'

/** From its next document on, the page and its frames run on a device that has Apple Pay. */
export const addApplePay = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { ApplePaySession: { canMakePayments: () => true } })
  })
