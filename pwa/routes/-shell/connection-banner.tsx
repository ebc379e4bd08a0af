import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { helpFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { useAllUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Meta } from '#pwa/replica/database.ts'
import { useNeedsSignIn, useSession } from '#pwa/session/session.tsx'
import { storeWantedPath } from '#pwa/session/wanted-path.ts'
import { useShownAt } from '#pwa/sync/page-age.ts'
import { useFreshness, useLostEntries, useTooOld } from '#pwa/sync/use-sync-state.ts'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Banner, BannerLook } from '#pwa/ui/feedback/banner.tsx'
import { withSupportLinks } from '#pwa/ui/feedback/support-addresses.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { useApplyUpdate } from '#pwa/updates/apply-update.ts'
import { useUpdateWaiting } from '#pwa/updates/update-state.ts'
import { messages } from './connection-messages.ts'

function BannerButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="small" tone="plain" onClick={onClick}>
      {label}
    </Button>
  )
}

function UpdateButton() {
  const { isApplying, apply } = useApplyUpdate()
  return (
    <Button size="small" tone="plain" busy={isApplying} onClick={apply}>
      {messages.update}
    </Button>
  )
}

/** One failed entry opens its form with the draft; several open the list. */
function FailedBanner({ entries }: { entries: readonly EntryView[] }) {
  const session = useSession()
  const router = useRouter()
  const [first] = entries
  const sentCount = entries.filter(({ isDiscarded }) => isDiscarded).length
  const open = async () => {
    if (entries.length > 1 || sentCount > 0) return router.history.push('/unsent')
    const { editEntry } = await import('#pwa/outbox/queue.ts')
    const path = first && (await editEntry(session, first.key))
    if (path) router.history.push(path)
  }
  return (
    <Banner
      icon="alert"
      action={<BannerButton label={messages.open} onClick={() => void open()} />}
    >
      {sentCount === entries.length
        ? messages.sentBeforeDiscard(sentCount)
        : messages.failed(entries.length - sentCount)}
    </Banner>
  )
}

const SECOND_MS = 1000

/** Until the first of the entries that were tried is tried again. */
function NextTry({ waiting }: { waiting: readonly EntryView[] }) {
  const { now } = useSession()
  const at = Math.min(...waiting.map(({ nextAt }) => nextAt).filter((time) => time > 0))
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [now])
  return at === Infinity ? null : messages.nextTry(Math.ceil((at - time) / SECOND_MS))
}

const withMore = (text: ReactNode) => ({ label: messages.more, text })

type DetailProps = { waiting: readonly EntryView[]; at: number | null }

function OfflineDetail({ waiting, at }: DetailProps) {
  const { fault } = useOnline()
  return (
    <>
      {fault?.side === 'onise' && <>{withSupportLinks(helpFor(fault))} </>}
      {waiting.length === 0 ? messages.offlineDetail : messages.waitingDetail}{' '}
      {fault && <NextTry waiting={waiting} />}{' '}
      {waiting.length > 0 && at !== null && (
        <>
          {messages.updated} <Ago at={at} />.
        </>
      )}
    </>
  )
}

type OfflineProps = { at: number | null; text?: string | null }

const OfflineText = ({ at, text }: OfflineProps) => (
  <>
    {text ?? messages.offline}{' '}
    {at !== null && (
      <>
        {messages.updated} <Ago at={at} />.
      </>
    )}
  </>
)

/** The markup of the banner without a network, for the list that is shown before the app. */
export const OfflineNote = ({ at }: { at: number | null }) => (
  <BannerLook detail={withMore(null)}>
    <OfflineText at={at} />
  </BannerLook>
)

type WaitingProps = { waiting: readonly EntryView[]; isListed: boolean; isOnline: boolean }

/** Onise cannot be reached, or entries that could not be sent yet. */
function WaitingBanner({ waiting, isListed, isOnline }: WaitingProps) {
  const session = useSession()
  const { fault, whyOffline } = useOnline()
  const why = whyOffline(messages.offline)
  const pulledAt = useFreshness().at
  const shownAt = useShownAt()
  const at = shownAt === undefined ? pulledAt : shownAt
  const sendNow = (
    <BannerButton label={messages.sendNow} onClick={() => session.requestSync(true)} />
  )
  return (
    <Banner
      {...(waiting.length > 0 && !isListed && { action: sendNow })}
      {...(!isOnline && { detail: withMore(<OfflineDetail waiting={waiting} at={at} />) })}
    >
      {!isOnline && <OfflineText at={waiting.length === 0 ? at : null} text={why} />}
      {waiting.length > 0 && (
        <>
          {isOnline ? messages.waiting(waiting.length) : messages.waitingOffline(waiting.length)}{' '}
          {/* The words for a fault are longer: two lines are enough. */}
          {!fault && <NextTry waiting={waiting} />}
        </>
      )}
    </Banner>
  )
}

/** Shown until it is dismissed, because unsent input was deleted. */
function LostBanner({ count }: { count: number }) {
  const { replica } = useSession()
  const dismiss = () => void replica.meta.delete('lostEntries')
  return (
    <Banner
      icon="alert"
      action={<BannerButton label={messages.dismiss} onClick={dismiss} />}
      detail={withMore(messages.lostDetail(count))}
    >
      {messages.lost(count)}
    </Banner>
  )
}

function SignInBanner({ waiting }: { waiting: number }) {
  const { state } = useRouter()
  return (
    <Banner
      icon="lock"
      action={
        <LinkButton
          to="/login"
          size="small"
          tone="plain"
          onClick={() => storeWantedPath(state.location.pathname)}
        >
          {messages.logIn}
        </LinkButton>
      }
    >
      {messages.signIn(waiting)}
    </Banner>
  )
}

function UpdateBanner({ isTooOld }: { isTooOld: boolean }) {
  return (
    <Banner
      icon={isTooOld ? 'alert' : 'download'}
      tone="news"
      action={<UpdateButton />}
      {...(isTooOld && { detail: withMore(messages.tooOldDetail) })}
    >
      {isTooOld ? messages.tooOld : messages.newVersion}
    </Banner>
  )
}

/** The database is in memory, and why. */
function TemporaryBanner({ reason }: { reason: Meta['isTemporary'] }) {
  const [text, detail] = {
    refused: [messages.temporary, messages.temporaryDetail],
    full: [messages.full, messages.fullDetail],
    silent: [messages.silent, messages.silentDetail],
  }[reason]
  return (
    <Banner icon="alert" detail={withMore(detail)}>
      {text}
    </Banner>
  )
}

/** One banner at a time, the most urgent first. */
export function ConnectionBanner() {
  const { online } = useOnline()
  const entries = useAllUnsentEntries() ?? []
  const needsSignIn = useNeedsSignIn()
  const isTooOld = useTooOld()
  const hasUpdate = useUpdateWaiting()
  const lost = useLostEntries()
  const isTemporary = useReplica(({ replica }) => replica.getMeta('isTemporary'), [])
  // The list of entries shows the same with more detail.
  const isListed = useRouterState({ select: ({ location }) => location.pathname === '/unsent' })
  const failed = entries.filter(({ state }) => state === 'failed')
  const unnoticed = failed.filter(({ reason }) => !reason?.isStopped)
  const waiting = entries.filter(({ state }) => state !== 'failed')
  const retried = waiting.filter(({ state, attempts }) => state === 'queued' && attempts > 0)

  if (isTooOld) return <UpdateBanner isTooOld />
  if (lost !== null) return <LostBanner count={lost} />
  if (needsSignIn) return <SignInBanner waiting={waiting.length} />
  if (unnoticed.length > 0 && !isListed) return <FailedBanner entries={unnoticed} />
  if (!online) return <WaitingBanner waiting={waiting} isListed={isListed} isOnline={false} />
  // Before the waiting entries: the new build may be what they need.
  if (hasUpdate) return <UpdateBanner isTooOld={false} />
  if (retried.length > 0) return <WaitingBanner waiting={retried} isListed={isListed} isOnline />
  return isTemporary ? <TemporaryBanner reason={isTemporary} /> : null
}
