import { useRouter, useRouterState } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useNeedsSignIn, useSession } from '#pwa/session/session.tsx'
import { useFreshness, useLostEntries, useTooOld } from '#pwa/sync/use-sync-state.ts'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Banner } from '#pwa/ui/feedback/banner.tsx'
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
  const open = async () => {
    if (entries.length > 1) return router.history.push('/unsent')
    const { editEntry } = await import('#pwa/outbox/queue.ts')
    const path = first && (await editEntry(session, first.key))
    if (path) router.history.push(path)
  }
  return (
    <Banner
      icon="alert"
      action={<BannerButton label={messages.open} onClick={() => void open()} />}
    >
      {messages.failed(entries.length)}
    </Banner>
  )
}

function OfflineBanner({ waiting, isListed }: { waiting: number; isListed: boolean }) {
  const session = useSession()
  const { at } = useFreshness()
  const sendNow = (
    <BannerButton label={messages.sendNow} onClick={() => session.requestSync(true)} />
  )
  return (
    <Banner {...(waiting > 0 && !isListed && { action: sendNow })}>
      {at === null ? (
        messages.offline
      ) : (
        <>
          {messages.offlineSince} <Ago at={at} />. {messages.othersMayBeOlder}
        </>
      )}{' '}
      {waiting > 0 && messages.waiting(waiting)}
    </Banner>
  )
}

/** Shown until it is dismissed, because unsent input was deleted. */
function LostBanner({ count }: { count: number }) {
  const { replica } = useSession()
  const dismiss = () => void replica.meta.delete('lostEntries')
  return (
    <Banner icon="alert" action={<BannerButton label={messages.dismiss} onClick={dismiss} />}>
      {messages.lost(count)}
    </Banner>
  )
}

function SignInBanner({ waiting }: { waiting: number }) {
  return (
    <Banner
      icon="lock"
      action={
        <LinkButton to="/login" size="small" tone="plain">
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
    <Banner icon={isTooOld ? 'alert' : 'download'} tone="news" action={<UpdateButton />}>
      {isTooOld ? messages.tooOld : messages.newVersion}
    </Banner>
  )
}

/** One banner at a time, the most urgent first. */
export function ConnectionBanner() {
  const { online } = useOnline()
  const entries = useUnsentEntries()
  const needsSignIn = useNeedsSignIn()
  const isTooOld = useTooOld()
  const hasUpdate = useUpdateWaiting()
  const lost = useLostEntries()
  // The list of entries shows the same with more detail.
  const isListed = useRouterState({ select: ({ location }) => location.pathname === '/unsent' })
  const failed = entries.filter(({ state }) => state === 'failed')
  const unnoticed = failed.filter(({ reason }) => !reason?.isStopped)
  const waiting = entries.length - failed.length

  if (isTooOld) return <UpdateBanner isTooOld />
  if (lost !== null) return <LostBanner count={lost} />
  if (needsSignIn) return <SignInBanner waiting={waiting} />
  if (unnoticed.length > 0 && !isListed) return <FailedBanner entries={unnoticed} />
  if (!online) return <OfflineBanner waiting={waiting} isListed={isListed} />
  return hasUpdate ? <UpdateBanner isTooOld={false} /> : null
}
