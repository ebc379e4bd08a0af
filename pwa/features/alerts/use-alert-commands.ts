import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import type { Alert } from '#schema/contract/alerts.schemas.ts'
import { deleteAlert, setAlert } from '#schema/contract/alerts.ts'
import type { AlertDelivery } from '#schema/domain/alerts.ts'
import type { AlertId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { Reach } from '#schema/domain/places/reach.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { removeStoredAlert, storeAlert } from './reads.ts'

export type AlertInput = {
  id: AlertId
  field: Trade
  skills: string[]
  /** Empty for anywhere. */
  place: string
  reach: Reach
  minPrice: Kobo
  delivery: AlertDelivery
}

/** Null for a profile without a trade, which has no alert yet. */
export const inputOf = ({ _id, field, place, ...alert }: Alert): AlertInput | null => {
  const { skills, reach, minPrice, delivery } = alert
  return field && { id: _id, field, skills, place: place ?? '', reach, minPrice, delivery }
}

/** Both need the network, and put what the server answers into the copy on this phone. */
export function useAlertCommands() {
  const session = useSession()
  const setting = useCommand(setAlert)
  const deleting = useCommand(deleteAlert)
  return {
    busy: setting.busy || deleting.busy,
    /** Returns what the server says; rejects with why it does not. */
    save: async (input: AlertInput): Promise<string> => {
      const { message, alert } = await setting.run(input)
      await storeAlert(session, alert)
      return message
    },
    remove: async (id: AlertId): Promise<string> => {
      const { message } = await deleting.run({ id })
      await removeStoredAlert(session, id)
      return message
    },
  }
}
