import { createElement } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useAllUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { useUpdateWaiting } from '#pwa/updates/update-state.ts'
// The list of the last look has a banner before the app has loaded.
import '#pwa/ui/feedback/banner.css'

const loadBanner = async () => (await import('./connection-banner.tsx')).ConnectionBanner

/** Loads the banner only when there is something to show. */
export function ConnectionWatch() {
  const { online } = useOnline()
  // Failed, or waiting for another try.
  const hasTrouble = useAllUnsentEntries()?.some(
    ({ state, attempts }) => state === 'failed' || (state === 'queued' && attempts > 0),
  )
  // These keys exist only while the banner has to show them.
  const notes = useReplica(
    ({ replica }) =>
      replica.meta
        .where('key')
        .anyOf('needsSignIn', 'tooOld', 'lostEntries', 'isTemporary')
        .count(),
    [],
  )
  const hasUpdate = useUpdateWaiting()
  const isNeeded = !online || hasTrouble || hasUpdate || Boolean(notes)
  const Banner = useLazyModule(isNeeded, loadBanner)
  if (Banner) return createElement(Banner)
  // Reserves the space of the banner while it loads, so that the page does not move.
  return isNeeded ? (
    <div className="shell-banner-place" data-offline={!online || undefined} />
  ) : null
}
