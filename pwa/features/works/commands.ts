import { createThumbnail, shrinkImage } from '#pwa/images/shrink-image.ts'
import { restoreFiles } from '#pwa/outbox/files.ts'
import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { discardEntry, enqueue, findLatestKey } from '#pwa/outbox/queue.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/work-pictures.ts'
import { newId, type WorkPictureId } from '#schema/domain/ids.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import {
  addWorkPicture,
  deleteWorkPicture,
  editWorkPicture,
  ORDER,
  orderWorkPictures,
} from './queueable.ts'

/** Shrinks a photo and enqueues it with its thumbnail. Rejects a file that is no picture. */
export async function addPicture(device: Device, file: File, field: Trade | null): Promise<void> {
  const picture = await shrinkImage(file, { isShared: true })
  const thumbnail = await createThumbnail(picture)
  const _id = newId('workPicture')
  await enqueue(device, addWorkPicture, { _id, picture, thumbnail, ...(field && { field }) })
}

const keyOfAdding = (device: Device, id: WorkPictureId) =>
  findLatestKey(device, id, [contract.addWorkPicture.name])

export async function changePicture(
  device: Device,
  id: WorkPictureId,
  fields: { caption: string; field: Trade },
): Promise<void> {
  await enqueue(
    device,
    editWorkPicture,
    { id, ...fields },
    { after: await keyOfAdding(device, id) },
  )
}

/** An order that waits is replaced by the newer one. */
export async function savePictureOrder(device: Device, ids: WorkPictureId[]): Promise<void> {
  await enqueue(
    device,
    orderWorkPictures,
    { ids },
    { place: replaceWaiting(orderWorkPictures, ORDER) },
  )
}

/** Discards a picture that waits, or deletes it. */
export async function removePicture(device: Device, id: WorkPictureId): Promise<void> {
  const after = await keyOfAdding(device, id)
  const row = await device.replica.workPictures.get(id)
  if (after && !row && (await discardEntry(device, after)) !== 'too_late') return
  await enqueue(device, deleteWorkPicture, { id }, { after })
}

/** Sends a rejected picture once more, as a new one. */
export async function addAgain(device: Device, key: string): Promise<void> {
  const { replica } = device
  const entry = await replica.outbox.get({ key })
  if (!entry) return
  const input = { ...(await restoreFiles(replica, entry.input)), _id: newId('workPicture') }
  await enqueue(device, addWorkPicture, input)
  await discardEntry(device, key)
}
