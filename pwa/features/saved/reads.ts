import { queryOptions } from '@tanstack/react-query'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { listSaved } from '#schema/contract/saved.ts'
import { applyChoices, NOTHING_SAVED, readChoices, type Saved } from './saved-state.ts'

/**
 * Stored in the replica, so that it can be read without a network. A choice that waited when it was asked for, and was
 * accepted meanwhile, may be missing in the answer.
 */
export const pullSaved = (session: Session) =>
  queryOptions({
    queryKey: [session.userId, listSaved.name],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { replica } = session
      const waiting = await readChoices(replica)
      const { tasks, users } = await session.call(listSaved, {}, { signal })
      await replica.setMeta('saved', applyChoices({ tasks, users }, waiting))
      return null
    },
  })

/** With what is not sent yet; null before the list was read on this phone and nothing was saved on it. */
export const useSaved = (): Saved | null | undefined =>
  useReplica(async ({ replica }) => {
    const [stored, choices] = await Promise.all([replica.getMeta('saved'), readChoices(replica)])
    if (!stored && choices.length === 0) return null
    return applyChoices(stored ?? NOTHING_SAVED, choices)
  }, [])
