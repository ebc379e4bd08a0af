import { queryOptions } from '@tanstack/react-query'
import { readProfile } from '#schema/contract/accounts.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { Refused } from '#pwa/api/failures.ts'
import type { ProfileRow } from '#pwa/replica/database.ts'
import { useView } from '#pwa/replica/use-view.ts'
import type { Door } from '#pwa/session/door.ts'
import type { Session } from '#pwa/session/session.tsx'
import { keepRows, settle } from '#pwa/sync/settle.ts'

const FRESH_MS = 30_000
const isGone = (failure: unknown) => failure instanceof Refused && failure.status === 404

/** A person's profile into this phone's memory; own changes that wait are laid over it by the view. */
export const pullProfile = (session: Session, id: UserId) =>
  queryOptions({
    queryKey: [session.me, readProfile.name, id],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      try {
        await settle(
          session,
          () => session.call(readProfile, { id }, { signal }),
          ({ user, reviews }) => keepRows(session.replica, 'profiles', [{ ...user, reviews }]),
        )
        return 'found' as const
      } catch (failure) {
        if (!isGone(failure)) throw failure
        await session.replica.profiles.delete(id)
        return 'gone' as const
      }
    },
  })

/** A visitor has no memory of their own here: what they look at lasts as long as the page. */
export const askProfile = (door: Door, id: UserId) =>
  queryOptions({
    queryKey: ['nobody', readProfile.name, id],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<ProfileRow | null> => {
      try {
        const { user, reviews } = await door.call(readProfile, { id }, { signal })
        return { ...user, reviews }
      } catch (failure) {
        if (isGone(failure)) return null
        throw failure
      }
    },
  })

/** Anybody's profile as this phone knows it; one's own with what was changed and not yet sent. */
export const useProfile = (session: Session, id: UserId) =>
  useView(
    async (view): Promise<ProfileRow | null> => {
      const known = await view.one('profiles', id)
      const me = id === session.me ? await view.user() : null
      return me ? { ...me, reviews: known?.reviews ?? [] } : known
    },
    [session.me, id],
  )
