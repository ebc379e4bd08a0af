import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#pwa/api/errors.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import type { ProfileRow } from '#pwa/replica/database.ts'
import type { Auth } from '#pwa/session/auth.ts'
import type { Session } from '#pwa/session/session.tsx'
import { applyResponse, storeRows } from '#pwa/sync/apply-response.ts'
import { markFetched, readFetchedAt, usePageAge } from '#pwa/sync/page-age.ts'
import { readProfile } from '#schema/contract/accounts.ts'
import type { UserId } from '#schema/domain/ids.ts'

const STALE_MS = 30_000
const isNotFound = (failure: unknown) => failure instanceof ApiError && failure.status === 404

/** Fetches a profile into the replica. */
export const pullProfile = (session: Session, id: UserId) =>
  queryOptions({
    queryKey: [session.userId, readProfile.name, id],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      try {
        await applyResponse(
          session,
          () => session.call(readProfile, { id }, { signal }),
          async ({ user, ...reviews }) => {
            await storeRows(session.replica, 'profiles', [{ ...user, ...reviews }])
            await markFetched(session, id)
          },
        )
        return 'found' as const
      } catch (failure) {
        if (!isNotFound(failure)) throw failure
        await session.replica.profiles.delete(id)
        return 'gone' as const
      }
    },
  })

/** For a signed-out visitor, who has no replica. Null when there is no such profile. */
export const fetchProfile = (auth: Auth, id: UserId) =>
  queryOptions({
    queryKey: ['signed-out', readProfile.name, id],
    staleTime: STALE_MS,
    queryFn: async ({ signal }): Promise<ProfileRow | null> => {
      try {
        const { user, ...reviews } = await auth.call(readProfile, { id }, { signal })
        return { ...user, ...reviews }
      } catch (failure) {
        if (isNotFound(failure)) return null
        throw failure
      }
    },
  })

export const useProfileAge = (id: UserId) =>
  usePageAge(({ replica }) => readFetchedAt(replica, id), [id])

/** A profile from the replica; the own one includes changes that are not sent yet. */
export const useProfile = (session: Session, id: UserId) =>
  useView(
    async (view): Promise<ProfileRow | null> => {
      const row = await view.get('profiles', id)
      const ownUser = id === session.userId ? await view.user() : null
      return ownUser ? { reviews: [], ...row, ...ownUser } : row
    },
    [session.userId, id],
  )
