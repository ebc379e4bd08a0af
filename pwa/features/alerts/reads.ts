import { queryOptions } from '@tanstack/react-query'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import type { Alert } from '#schema/contract/alerts.schemas.ts'
import { listAlerts } from '#schema/contract/alerts.ts'
import type { AlertId } from '#schema/domain/ids.ts'

/** Stored in the replica, so that it can be read without a network. */
export const pullAlerts = (session: Session) =>
  queryOptions({
    queryKey: [session.userId, listAlerts.name],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { alerts } = await session.call(listAlerts, {}, { signal })
      await session.replica.setMeta('alerts', alerts)
      return null
    },
  })

/** That of the profile first; null before they were read on this phone. */
export const useAlerts = () =>
  useReplica(async ({ replica }) => (await replica.getMeta('alerts')) ?? null, [])

const changeStored = ({ replica }: Session, change: (alerts: Alert[]) => Alert[]) =>
  replica.transaction('rw', replica.meta, async () => {
    await replica.setMeta('alerts', change((await replica.getMeta('alerts')) ?? []))
  })

/** What the server has answered about one of them. */
export const storeAlert = (session: Session, alert: Alert) =>
  changeStored(session, (alerts) =>
    alerts.some(({ _id }) => _id === alert._id)
      ? alerts.map((each) => (each._id === alert._id ? alert : each))
      : [...alerts, alert],
  )

export const removeStoredAlert = (session: Session, id: AlertId) =>
  changeStored(session, (alerts) => alerts.filter(({ _id }) => _id !== id))
