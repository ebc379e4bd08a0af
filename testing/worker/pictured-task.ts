import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import { listTaskPictures } from '#schema/contract/work-pictures.ts'
import { createImage, imageFile } from './images.ts'
import type { Market } from './market.ts'
import type { TestUser } from './test-server.ts'

/** A completed todo with a picture of the work, which its professional can take over. */
export async function createPicturedTask(market: Market, client: TestUser, tasker: TestUser) {
  const { _id: id } = await market.createAssignedTask(client, tasker)
  const evidence1 = imageFile(await createImage('jpeg'))
  await tasker.send(submitWork, { id, submissionNotes: 'Hung and level.', evidence1 })
  await client.send(approveTask, { id })
  const { body } = await tasker.send(listTaskPictures, { id })
  return { id, source: body.pictures[0]?.source ?? '' }
}
