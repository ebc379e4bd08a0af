import { createElement } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useReplica, useUnsent } from '#pwa/replica/use-view.ts'
import { useUpdateWaiting } from '#pwa/sync/update.ts'
import { usePart } from '#pwa/ui/use-part.ts'

const loadBanner = async () => (await import('./line-banner.tsx')).LineBanner

/** Knows whether there is anything to say about the line; the banner that says it comes when there is. */
export function LineWatch() {
  const { online } = useOnline()
  const isRefused = useUnsent().some(({ state }) => state === 'refused')
  // Facts that are there only as long as there is something to say.
  const facts = useReplica(
    ({ replica }) => replica.meta.where('key').anyOf('needsSignIn', 'tooOld', 'lost').count(),
    [],
  )
  const hasUpdate = useUpdateWaiting()
  const isWanted = !online || isRefused || hasUpdate || Boolean(facts)
  const Banner = usePart(isWanted, loadBanner)
  if (Banner) return createElement(Banner)
  // Its place is kept while it comes, or a start without a signal would push the whole page down (DESIGN 8, CLS).
  return isWanted ? <div className="shell-banner-place" /> : null
}
