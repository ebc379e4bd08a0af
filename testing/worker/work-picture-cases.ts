import { openUpload, putPart } from '#schema/contract/uploads.ts'
import * as works from '#schema/contract/work-pictures.ts'
import { newId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import { createImage, imageFile } from './images.ts'
import type { Market } from './market.ts'
import { createPicturedTask } from './pictured-task.ts'

/** A professional with a picture of earlier work, and another one. */
async function pictureOf(market: Market) {
  const caller = await market.createTasker()
  const id = newId('workPicture')
  const picture = imageFile(await createImage('jpeg'))
  await caller.send(works.addWorkPicture, { _id: id, picture, field: 'Furniture' })
  return { caller, id, stranger: { user: await market.createTasker(), status: 404 as const } }
}

async function picturedTask(market: Market) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const stranger = { user: await market.createTasker(), status: 404 as const }
  return { client, tasker, stranger, ...(await createPicturedTask(market, client, tasker)) }
}

export const CASES: readonly EndpointCase[] = [
  // With an upload, so that it is JSON as the other cases are.
  endpointCase(works.addWorkPicture, async (market) => {
    const caller = await market.createTasker()
    const bytes = new Blob([Uint8Array.from(await createImage('jpeg'))])
    const uploadId = newId('upload')
    await caller.send(openUpload, { uploadId, size: bytes.size })
    await caller.send(putPart, { id: uploadId, part: 1, bytes })
    const input = {
      _id: newId('workPicture'),
      uploadId,
      caption: 'Six chairs in oak',
      field: 'Furniture' as const,
    }
    return { caller, input, otherInput: { ...input, caption: 'Seven chairs' } }
  }),
  endpointCase(works.editWorkPicture, async (market) => {
    const { id, ...rest } = await pictureOf(market)
    const input = { id, caption: 'A door in iroko', field: 'Furniture' as const }
    return { ...rest, input, otherInput: { ...input, caption: 'A door' } }
  }),
  endpointCase(works.orderWorkPictures, async (market) => {
    const { id, caller } = await pictureOf(market)
    const other = newId('workPicture')
    const picture = imageFile(await createImage('png'))
    await caller.send(works.addWorkPicture, { _id: other, picture, field: 'Furniture' })
    return { caller, input: { ids: [other, id] }, otherInput: { ids: [id, other] } }
  }),
  endpointCase(works.listTaskPictures, async (market) => {
    const { id, tasker: caller, stranger } = await picturedTask(market)
    return { caller, input: { id }, stranger }
  }),
  endpointCase(works.takeOverPicture, async (market) => {
    const { id, source, tasker: caller, stranger } = await picturedTask(market)
    return { caller, input: { id, source }, otherInput: { id: newId('task'), source }, stranger }
  }),
  endpointCase(works.objectToPicture, async (market) => {
    const { id: task, source, tasker, client: caller, stranger } = await picturedTask(market)
    const { body } = await tasker.send(works.takeOverPicture, { id: task, source })
    const { _id: id } = body.picture
    return { caller, input: { id }, otherInput: { id: newId('workPicture') }, stranger }
  }),
  endpointCase(works.deleteWorkPicture, async (market) => {
    const { id, ...rest } = await pictureOf(market)
    return { ...rest, input: { id }, otherInput: { id: newId('workPicture') } }
  }),
]
