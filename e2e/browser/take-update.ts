import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What the person is told who taps when the old worker is in the middle of something (sync/take-update.ts). */
const NOT_YET = /new version is nearly ready/

/**
 * Taps Update, and waits until the page has begun anew. What is fetched in the moment in which the old worker ends starts
 * it again, and it stays for half a minute without an event (decision 25); while a tool is attached to the browser, for
 * five. Then the person is told, and taps again later: here the old worker is ended by hand meanwhile.
 */
export async function takeUpdate(page: Page) {
  const tap = () => page.getByRole('button', { name: 'Update' }).click()
  const begun = page.waitForEvent('load').then(() => true)
  const told = page.getByText(NOT_YET).waitFor()
  const missed = told.then(() => false)
  // Only the first of them is awaited, and none when the tap itself fails.
  for (const one of [begun, missed]) one.catch(() => {})
  await tap()
  if (await Promise.race([begun, missed])) return

  const wire = await page.context().newCDPSession(page)
  await wire.send('ServiceWorker.enable')
  const isTaken = async () => {
    await wire.send('ServiceWorker.stopAllWorkers')
    return page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.waiting)
  }
  await expect.poll(isTaken, { interval: 500 }).toBe(true)
  // On a phone the words lie over the button that they speak of.
  const words = page.getByRole('button', { name: 'Dismiss' })
  while ((await words.count()) > 0) await words.first().click()
  await Promise.all([page.waitForEvent('load'), tap()])
}
