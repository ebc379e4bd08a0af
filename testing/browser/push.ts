import type { CDPSession } from 'playwright-core'
import type { PushPayload } from '#schema/domain/push.ts'
import type { Device } from './device.ts'

const readRegistrationId = (devtools: CDPSession) =>
  new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId)
    }),
  )

/** Delivers a message to the service worker, as the push service of the browser does. */
export async function deliverPush({ context, page, url }: Device, payload: PushPayload) {
  const devtools = await context.newCDPSession(page)
  const registrationId = readRegistrationId(devtools)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(url).origin,
    registrationId: await registrationId,
    data: JSON.stringify(payload),
  })
  await devtools.detach()
}

/** Titles of the notifications that are shown. */
export const readNotifications = ({ page }: Device): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })

type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, init: object) => Event
}

/**
 * The event of a tap on the first notification. Only the browser makes one that may open or focus a window, so a window
 * has to be open, which the service worker navigates.
 */
export async function tapNotification({ context }: Device) {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('No service worker is running.')
  await worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
}
