import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dismissToasts } from './steps.ts'

/** The toast after a tap that found the old worker busy (pwa/updates/apply-update.ts). */
const NOT_READY = /new version is nearly ready/

/** Ends the old worker through the debugger, so that the new one is activated, and waits for that. */
async function activateByStopping(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('ServiceWorker.enable')
  const isActivated = async () => {
    await devTools.send('ServiceWorker.stopAllWorkers')
    return page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.waiting)
  }
  await expect.poll(isActivated, { interval: 500 }).toBe(true)
}

/**
 * Taps Update and waits for the reload. A request in the moment in which the old worker ends restarts it for half a
 * minute without an event, and for five minutes while a debugger is attached. The toast then asks the user to tap again
 * later; here the old worker is stopped through the debugger first.
 */
export async function applyUpdate(page: Page) {
  const tap = () => page.getByRole('button', { name: 'Update' }).click()
  const reload = page.waitForEvent('load').then(() => true)
  const toast = page
    .getByText(NOT_READY)
    .waitFor()
    .then(() => false)
  // Only the first to settle is awaited, and neither when the tap fails.
  for (const outcome of [reload, toast]) outcome.catch(() => {})
  await tap()
  if (await Promise.race([reload, toast])) return

  await activateByStopping(page)
  // On a phone the toast covers the button.
  await dismissToasts({ page })
  await Promise.all([page.waitForEvent('load'), tap()])
}
