import { useRouter, useRouterState } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import { useUnsent } from '#pwa/replica/use-view.ts'
import { useNeedsSignIn, useSession } from '#pwa/session/session.tsx'
import { useTakeUpdate } from '#pwa/sync/take-update.ts'
import { useUpdateWaiting } from '#pwa/sync/update.ts'
import { useFreshness, useLost, useTooOld } from '#pwa/sync/use-sync.ts'
import { Ago } from '#pwa/ui/ago.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { QuietBanner } from '#pwa/ui/quiet-banner.tsx'
import { words } from './line-words.ts'

function UpdateButton() {
  const { isTaking, take } = useTakeUpdate()
  return (
    <Button size="small" tone="plain" busy={isTaking} onClick={take}>
      {words.update}
    </Button>
  )
}

/** A refusal is never silent: its form is one tap away, with the text in it again. */
function RefusedBanner({ refused }: { refused: readonly Unsent[] }) {
  const session = useSession()
  const router = useRouter()
  const [first] = refused
  const open = async () => {
    if (refused.length > 1) return router.history.push('/unsent')
    const { reopen } = await import('#pwa/replica/outbox.ts')
    const path = first && (await reopen(session, first.key))
    if (path) router.history.push(path)
  }
  return (
    <QuietBanner
      icon="alert"
      action={
        <Button size="small" tone="plain" onClick={() => void open()}>
          {words.open}
        </Button>
      }
    >
      {words.refused(refused.length)}
    </QuietBanner>
  )
}

function OfflineBanner({ waiting, isListed }: { waiting: number; isListed: boolean }) {
  const session = useSession()
  const { at } = useFreshness()
  const sendNow = (
    <Button size="small" tone="plain" onClick={() => session.kick(true)}>
      {words.sendNow}
    </Button>
  )
  return (
    <QuietBanner {...(waiting > 0 && !isListed && { action: sendNow })}>
      {at === null ? (
        words.offline
      ) : (
        <>
          {words.offlineSince} <Ago at={at} />.
        </>
      )}{' '}
      {waiting > 0 && words.waiting(waiting)}
    </QuietBanner>
  )
}

/** Said until it is read: nothing that a person wrote goes without a word. */
function LostBanner({ unsent }: { unsent: number }) {
  const { replica } = useSession()
  const read = () => void replica.meta.delete('lost')
  return (
    <QuietBanner
      icon="alert"
      action={
        <Button size="small" tone="plain" onClick={read}>
          {words.understood}
        </Button>
      }
    >
      {words.lost(unsent)}
    </QuietBanner>
  )
}

/** One line about the line, the most pressing first. */
export function LineBanner() {
  const { online } = useOnline()
  const unsent = useUnsent()
  const needsSignIn = useNeedsSignIn()
  const isTooOld = useTooOld()
  const hasUpdate = useUpdateWaiting()
  const lost = useLost()
  // There each of them says what it waits for, with what can be done about it.
  const isListed = useRouterState({ select: ({ location }) => location.pathname === '/unsent' })
  const kept = unsent.filter(({ state }) => state === 'refused')
  // What somebody stopped themselves needs no telling.
  const refused = kept.filter(({ isStopped }) => !isStopped)
  const waiting = unsent.length - kept.length

  if (isTooOld)
    return (
      <QuietBanner icon="alert" tone="news" action={<UpdateButton />}>
        {words.tooOld}
      </QuietBanner>
    )
  if (lost !== null) return <LostBanner unsent={lost} />
  if (needsSignIn)
    return (
      <QuietBanner
        icon="lock"
        action={
          <LinkButton to="/login" size="small" tone="plain">
            {words.logIn}
          </LinkButton>
        }
      >
        {words.signIn(waiting)}
      </QuietBanner>
    )
  if (refused.length > 0 && !isListed) return <RefusedBanner refused={refused} />
  if (!online) return <OfflineBanner waiting={waiting} isListed={isListed} />
  if (!hasUpdate) return null
  return (
    <QuietBanner icon="download" tone="news" action={<UpdateButton />}>
      {words.newVersion}
    </QuietBanner>
  )
}
