import { createElement } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useUnsent } from '#pwa/replica/use-view.ts'
import { useNeedsSignIn } from '#pwa/session/session.tsx'
import { useUpdateWaiting } from '#pwa/sync/update.ts'
import { useLost, useTooOld } from '#pwa/sync/use-sync.ts'
import { usePart } from '#pwa/ui/use-part.ts'

const loadBanner = async () => (await import('./line-banner.tsx')).LineBanner

/** Knows whether there is anything to say about the line; the banner that says it comes when there is. */
export function LineWatch() {
  const { online } = useOnline()
  const isRefused = useUnsent().some(({ state }) => state === 'refused')
  const causes = [
    !online,
    isRefused,
    useNeedsSignIn(),
    useTooOld(),
    useUpdateWaiting(),
    useLost() !== null,
  ]
  const isWanted = causes.includes(true)
  const Banner = usePart(isWanted, loadBanner)
  if (Banner) return createElement(Banner)
  // Its place is kept while it comes, or a start without a signal would push the whole page down (DESIGN 8, CLS).
  return isWanted ? <div className="shell-banner-place" /> : null
}
