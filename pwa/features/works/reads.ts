import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import { addWorkPicture, type WorkPicture } from '#schema/contract/work-pictures.ts'

export type OwnPicture = Shown<WorkPicture>

/** Own pictures in their order, with what is not sent yet; `undefined` while loading. */
export const useOwnPictures = (): OwnPicture[] | undefined =>
  useView(
    async (view) =>
      (await view.rows('workPictures')).toSorted(
        (a, b) => a.position - b.position || (a._id < b._id ? -1 : 1),
      ),
    [],
  )

/** Pictures that the server has not accepted. */
export const useRefusedPictures = () =>
  useUnsentEntries().filter(
    ({ command, reason }) => command === addWorkPicture.name && reason !== null,
  )
