import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { createElement, useState } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { ProfileHints } from '#pwa/features/accounts/profile/profile-hints.tsx'
import { ProfileView } from '#pwa/features/accounts/profile/profile-view.tsx'
import { PublicFrame } from '#pwa/features/accounts/profile/public-frame.tsx'
import {
  fetchProfile,
  pullProfile,
  useProfile,
  useProfileAge,
} from '#pwa/features/accounts/profile/reads.ts'
import { messages as reviewMessages } from '#pwa/features/reviews/messages.ts'
import { ProfileReviews } from '#pwa/features/reviews/profile-reviews.tsx'
import { messages as askMessages } from '#pwa/features/tasks/ask/messages.ts'
import { messages as taskMessages } from '#pwa/features/tasks/messages.ts'
import { ReportButton, reportWork, TrustActions } from '#pwa/features/trust/trust-actions.tsx'
import { messages as workMessages } from '#pwa/features/works/messages.ts'
import { OwnWorkSection, WorkSection } from '#pwa/features/works/work-section.tsx'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import type { ProfileRow } from '#pwa/replica/database.ts'
import { requireCompleteProfile } from '#pwa/session/guard.ts'
import { useAuth, useMaybeSession, userOf, useUser, type Session } from '#pwa/session/session.tsx'
import { storeWantedPath } from '#pwa/session/wanted-path.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { ShareButton } from '#pwa/ui/form/share-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { Review } from '#schema/contract/accounts.ts'
import { isId, type UserId } from '#schema/domain/ids.ts'
import { canStillReply } from '#schema/domain/review.ts'
import { sharedProfilePath } from '#schema/domain/share-paths.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

const { view: text } = messages

/** A public page: a signed-in user sees it inside the shell. */
export const Route = createFileRoute('/profile/$id')({
  beforeLoad: async ({ context: { auth }, params }) => {
    const { session } = auth
    if (session?.userId === params.id) requireCompleteProfile(await userOf(session), params.id)
  },
  loader: ({ context: { queries, auth }, params, location, cause }) => {
    const id = params.id as UserId
    if (!isId(id)) return
    if (auth.session) void queries.prefetchQuery(pullProfile(auth.session, id))
    else {
      if (cause === 'enter') storeWantedPath(location.pathname)
      void queries.prefetchQuery(fetchProfile(auth, id))
    }
  },
  component: ProfileScreen,
})

function ProfileScreen() {
  const id = Route.useParams().id as UserId
  const session = useMaybeSession()
  if (!session)
    return (
      <PublicFrame>
        <PublicProfile id={id} />
      </PublicFrame>
    )
  return (
    <SignedInShell>
      <ReplicaProfile id={id} session={session} />
    </SignedInShell>
  )
}

function PublicProfile({ id }: { id: UserId }) {
  const auth = useAuth()
  const { data, isError, refetch } = useQuery({ ...fetchProfile(auth, id), enabled: isId(id) })
  const start = (
    <LinkButton to="/account-type" size="small">
      {text.getStarted}
    </LinkButton>
  )
  if (!isId(id) || data === null)
    return (
      <Page title={text.title}>
        <Empty title={text.unknown} action={start}>
          {text.guest}
        </Empty>
      </Page>
    )
  return (
    <Page title={text.title}>
      {isError && <ErrorNote onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonPage />}
      {data && (
        <ProfileView
          profile={data}
          picture={data.profilePicture}
          actions={<ShareProfile profile={data} />}
          works={<WorkSection works={data.works ?? []} />}
          reviews={<ProfileReviews profile={data} call={auth.call} />}
        />
      )}
      <Notice tone="news" action={start}>
        {text.guest}
      </Notice>
    </Page>
  )
}

function EditLink({ userType }: Pick<ProfileRow, 'userType'>) {
  return (
    <LinkButton to="/update-profile" tone="plain" size="small" icon="edit">
      {userType === 'tasker' ? text.edit : text.changePicture}
    </LinkButton>
  )
}

/** Only professionals have a page that needs no account. */
function ShareProfile({ profile }: { profile: Pick<ProfileRow, '_id' | 'userType' | 'username'> }) {
  if (profile.userType !== 'tasker') return null
  return <ShareButton path={sharedProfilePath(profile._id)} title={profile.username} />
}

/** Under a review that may still be replied to. */
const replyLinkAt = (now: number) =>
  function ReplyLink({ task, visibleAt }: Review) {
    if (!canStillReply(Date.parse(visibleAt), now)) return null
    return (
      <LinkButton to="/review/$id" params={{ id: task }} tone="plain" size="small">
        {reviewMessages.reply}
      </LinkButton>
    )
  }

/** Under the reader's own review of a professional the way to hire them again; others can be reported. */
const reviewActionOf = (userId: UserId, { _id: about, userType }: ProfileRow) =>
  function ReviewAction({ _id, from, task }: Review) {
    if (from._id === userId)
      return userType === 'tasker' ? (
        <LinkButton
          to="/create-task"
          search={{ again: task, for: about }}
          tone="quiet"
          size="small"
          icon="plus"
        >
          {taskMessages.hireAgain}
        </LinkButton>
      ) : null
    return <ReportButton tone="quiet" target="review" targetId={_id} />
  }

/** The own ones are arranged on a screen of their own. */
function Works({ profile, isOwn }: { profile: ProfileRow; isOwn: boolean }) {
  if (!isOwn) return <WorkSection works={profile.works ?? []} actionsOf={reportWork} />
  return (
    <OwnWorkSection
      manage={
        <LinkButton to="/my-work" tone="plain" size="small" icon="camera">
          {workMessages.manage}
        </LinkButton>
      }
    />
  )
}

const loadInvite = async () =>
  (await import('#pwa/features/proposals/invite/invite-button.tsx')).InviteButton

/** A client invites a professional to an open todo, or posts one for this professional alone. */
function Invite({ profile }: { profile: ProfileRow }) {
  const canInvite = useUser()?.userType === 'client' && profile.userType === 'tasker'
  const InviteButton = useLazyModule(canInvite, loadInvite)
  if (!canInvite) return null
  return (
    <>
      {InviteButton && createElement(InviteButton, { tasker: profile })}
      <LinkButton
        to="/create-task"
        search={{ for: profile._id }}
        tone="plain"
        size="small"
        icon="person"
      >
        {askMessages.ask(profile.username)}
      </LinkButton>
    </>
  )
}

const loadSaveButton = async () => (await import('#pwa/features/saved/save-button.tsx')).SaveButton

/** A professional is kept for later. */
function Save({ profile, isOwn }: { profile: ProfileRow; isOwn: boolean }) {
  const canSave = !isOwn && profile.userType === 'tasker'
  const SaveButton = useLazyModule(canSave, loadSaveButton)
  if (!canSave || !SaveButton) return null
  const { _id, username, profilePicture, isVerified, jobTitle, skillsets } = profile
  const row = { _id, username, profilePicture, isVerified, jobTitle, field: tradeOf(skillsets) }
  return createElement(SaveButton, { item: { kind: 'user', row } })
}

function OwnHints({ isOwn }: { isOwn: boolean }) {
  const user = useUser()
  return isOwn && user ? <ProfileHints user={user} /> : null
}

type MissingProps = { isLoading: boolean; isError: boolean; onRetry: () => void }

function MissingProfile({ isLoading, isError, onRetry }: MissingProps) {
  if (isLoading) return <SkeletonPage />
  return (
    <>
      {isError && <ErrorNote onRetry={onRetry} />}
      <Empty title={text.unknown}>{isError && text.unknownOffline}</Empty>
    </>
  )
}

function ReplicaProfile({ id, session }: { id: UserId; session: Session }) {
  const profile = useProfile(session, id)
  const pull = useQuery({ ...pullProfile(session, id), enabled: isId(id) })
  useProfileAge(id)
  const picture = useStoredFileUrl(profile?.profilePicture ?? null)
  const isOwn = id === session.userId
  // Of a user who was just blocked nothing is left but the way back.
  const [known, setKnown] = useState<ProfileRow | null>(null)
  if (profile && profile !== known) setKnown(profile)
  const canBlock = !isOwn && known?._id === id && known.userType !== 'admin'
  return (
    <Page title={isOwn ? text.titleOwn : text.title} back="/dashboard">
      {profile ? (
        <ProfileView
          profile={profile}
          picture={picture ?? null}
          actions={
            <>
              {isOwn && <EditLink userType={profile.userType} />}
              <Invite key={id} profile={profile} />
              <Save profile={profile} isOwn={isOwn} />
              <ShareProfile profile={profile} />
            </>
          }
          works={<Works profile={profile} isOwn={isOwn} />}
          reviews={
            <ProfileReviews
              profile={profile}
              call={session.call}
              {...(isOwn && { replyLink: replyLinkAt(session.now()) })}
              reviewAction={reviewActionOf(session.userId, profile)}
            />
          }
        />
      ) : (
        <MissingProfile
          isLoading={profile === undefined || pull.isFetching}
          isError={pull.isError}
          onRetry={() => void pull.refetch()}
        />
      )}
      <OwnHints isOwn={isOwn} />
      {canBlock && <TrustActions key={id} user={known} target="user" targetId={id} />}
    </Page>
  )
}
