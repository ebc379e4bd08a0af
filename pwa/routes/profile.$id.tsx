import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { UserId } from '#schema/domain/ids.ts'
import { isId } from '#schema/domain/ids.ts'
import { GuestFrame } from '#pwa/features/accounts/guest-frame.tsx'
import { ProfileView } from '#pwa/features/accounts/profile-view.tsx'
import { askProfile, pullProfile, useProfile } from '#pwa/features/accounts/reads.ts'
import { words } from '#pwa/features/accounts/words.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { forCompleteProfile } from '#pwa/session/guard.ts'
import { useDoor, useMaybeSession, userOf, type Session } from '#pwa/session/session.tsx'
import { Empty } from '#pwa/ui/empty.tsx'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

const { view: say } = words

/** Anybody may open it (SPEC 7); whoever is signed in finds it within their own shell. */
export const Route = createFileRoute('/profile/$id')({
  beforeLoad: async ({ context: { door }, params }) => {
    const { session } = door
    // F10: only a tasker looking at their own unfinished profile is sent to finish it.
    if (session?.me === params.id) forCompleteProfile(await userOf(session), params.id)
  },
  loader: ({ context: { queries, door }, params }) => {
    const id = params.id as UserId
    if (!isId(id)) return
    if (door.session) void queries.prefetchQuery(pullProfile(door.session, id))
    else void queries.prefetchQuery(askProfile(door, id))
  },
  component: ProfileScreen,
})

function ProfileScreen() {
  const id = Route.useParams().id as UserId
  const session = useMaybeSession()
  if (!session)
    return (
      <GuestFrame>
        <GuestProfile id={id} />
      </GuestFrame>
    )
  return (
    <SignedInShell>
      <KnownProfile id={id} session={session} />
    </SignedInShell>
  )
}

function GuestProfile({ id }: { id: UserId }) {
  const door = useDoor()
  const { data, isError, refetch } = useQuery({ ...askProfile(door, id), enabled: isId(id) })
  if (!isId(id) || data === null) return <Empty title={say.unknown} />
  return (
    <Page title={say.title}>
      {isError && <ErrorNote onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonPage />}
      {data && <ProfileView profile={data} picture={data.profilePicture} />}
      <Notice
        tone="news"
        action={
          <LinkButton to="/account-type" size="small">
            {say.getStarted}
          </LinkButton>
        }
      >
        {say.guest}
      </Notice>
    </Page>
  )
}

function KnownProfile({ id, session }: { id: UserId; session: Session }) {
  const profile = useProfile(session, id)
  const pull = useQuery({ ...pullProfile(session, id), enabled: isId(id) })
  const picture = useKeptFile(profile?.profilePicture ?? null)
  const isOwn = id === session.me
  const isLooking = profile === undefined || (profile === null && pull.isFetching)
  return (
    <Page title={isOwn ? say.titleOwn : say.title} back="/dashboard">
      {isLooking && <SkeletonPage />}
      {!isLooking && !profile && pull.isError && <ErrorNote onRetry={() => void pull.refetch()} />}
      {!isLooking && !profile && (
        <Empty title={say.unknown}>{pull.isError && say.unknownOffline}</Empty>
      )}
      {profile && (
        <ProfileView
          profile={profile}
          picture={picture ?? null}
          actions={
            isOwn && (
              <LinkButton to="/update-profile" tone="plain" size="small" icon="edit">
                {profile.userType === 'tasker' ? say.edit : say.changePicture}
              </LinkButton>
            )
          }
        />
      )}
    </Page>
  )
}
