import { afterEach, expect, test, vi } from 'vitest'
import { updateProfile } from '#pwa/features/accounts/profile/queueable.ts'
import { sendMessage } from '#pwa/features/chats/queueable.ts'
import { submitWork } from '#pwa/features/tasks/work/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Queueable } from '#pwa/outbox/queueable.ts'
import { acknowledge, claimNext } from '#pwa/outbox/transitions.ts'
import { messageFilePath, PICTURES_CACHE, PRIVATE_FILES_CACHE } from '#pwa/service-worker/names.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { cacheOwnFiles, readSent } from './cache-own-files.ts'

afterEach(() => vi.unstubAllGlobals())

async function cacheAfter(definition: Queueable, input: object, response: object) {
  const device = createDevice()
  await enqueue(device, definition, input)
  const entry = await claimNext(device)
  if (!entry) throw new Error('nothing was queued')
  await acknowledge(device, entry, response)
  const puts: unknown[] = []
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      put: async (url: string, cached: Response) =>
        void puts.push([name, url, cached.headers.get('content-type'), await cached.text()]),
    }),
  })
  for (const sent of await readSent(device.replica)) await cacheOwnFiles(sent)
  return puts
}
const picture = () => new File(['a picture'], 'tap.jpg', { type: 'image/jpeg' })
const digestOf = async (text: string) =>
  Array.from(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
    (byte) => byte.toString(16).padStart(2, '0'),
  ).join('')

test('an accepted picture is cached under the address that is its hash', async () => {
  const path = `/api/files/${await digestOf('a picture')}.jpg`
  const user = { profilePicture: path }
  expect(await cacheAfter(updateProfile, { profilePicture: picture() }, { user })).toEqual([
    [PICTURES_CACHE, location.origin + path, 'image/jpeg', 'a picture'],
  ])
})

test('submitted work is cached with the private files', async () => {
  const path = `/api/files/private/${'0a'.repeat(24)}.jpg`
  const input = { id: newId('task'), submissionNotes: 'Done.', submissionFile: picture() }
  const response = {
    task: { taskImage: `/api/files/${'1b'.repeat(32)}.jpg` },
    submissionFile: path,
  }
  expect(await cacheAfter(submitWork, input, response)).toEqual([
    [PRIVATE_FILES_CACHE, location.origin + path, 'image/jpeg', 'a picture'],
  ])
})

test('a picture that the server changed is not cached', async () => {
  const user = { profilePicture: `/api/files/${'1b'.repeat(32)}.jpg` }
  expect(await cacheAfter(updateProfile, { profilePicture: picture() }, { user })).toEqual([])
})

test('the voice note of a message is cached under the id of the message', async () => {
  const _id = newId('message')
  const input = { recipientId: newId('user'), clientMsgId: _id, kind: 'voice', file: picture() }
  expect(await cacheAfter(sendMessage, input, { seq: 7 })).toEqual([
    [PRIVATE_FILES_CACHE, location.origin + messageFilePath(_id), 'image/jpeg', 'a picture'],
  ])
})
