import { liveQuery } from 'dexie'
import { online } from '#pwa/api/online.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { PACK_TAG } from '#pwa/service-worker/names.ts'
import { fillPack } from './fill-pack.ts'
import type { PackPart, Phone } from './part.ts'

/** The pages of a pull, and what else happens at once, are one change. */
const SETTLE_MS = 2000
/** A new day begins, and details grow old, also on a screen that stays open. */
const REFRESH_MS = 30 * 60_000
const BACKGROUND_MS = 12 * 60 * 60_000

type PackRegistration = ServiceWorkerRegistration & {
  periodicSync?: { register: (tag: string, options: { minInterval: number }) => Promise<void> }
}

/** Chromium alone has it, for an installed app. It wakes an open page and no more (docs/sync-protocol.md#the-work-pack). */
function registerBackground(): void {
  void navigator.serviceWorker?.ready
    .then(({ periodicSync }: PackRegistration) =>
      periodicSync?.register(PACK_TAG, { minInterval: BACKGROUND_MS }),
    )
    .catch(() => {})
}

/** What decides about the pack; undefined before the first pull, which has everything else to bring first. */
export async function readPackChanges({ replica }: Phone['session']) {
  const [at, tasks, messages] = await Promise.all([
    replica.getMeta('lastPullAt'),
    replica.tasks.orderBy('updatedAt').keys(),
    replica.messages.count(),
  ])
  return at === undefined ? undefined : [...tasks, messages].join()
}

/** Fills the pack whenever it may have changed, while the page is visible and has a network. */
export function keepPack(
  phone: Phone,
  parts: readonly PackPart[],
  settleMs = SETTLE_MS,
): () => void {
  const { replica } = phone.session
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let changes: string | undefined
  const fill = () => {
    if (changes !== undefined && online.read().online) void fillPack(phone, parts)
  }
  const fillSoon = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(fill, settleMs)
  }
  const subscription = liveQuery(async () =>
    withReopen(replica, () => readPackChanges(phone.session)),
  ).subscribe({
    next(latest) {
      if (latest !== changes) fillSoon()
      changes = latest
    },
    error: () => {},
  })
  let wasOnline = online.read().online
  const unsubscribe = online.subscribe(() => {
    const { online: isOnline } = online.read()
    if (isOnline && !wasOnline) fillSoon()
    wasOnline = isOnline
  })
  document.addEventListener('visibilitychange', fillSoon, { signal })
  const onMessage = ({ data }: MessageEvent) => data === PACK_TAG && fill()
  navigator.serviceWorker?.addEventListener('message', onMessage, { signal })
  const interval = setInterval(fillSoon, REFRESH_MS)
  registerBackground()
  return () => {
    controller.abort()
    subscription.unsubscribe()
    unsubscribe()
    clearTimeout(timer)
    clearInterval(interval)
  }
}
