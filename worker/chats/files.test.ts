import { beforeEach, describe, expect, it } from 'vitest'
import { openMessageFile } from '#schema/contract/chats.ts'
import { openUpload, putPart } from '#schema/contract/uploads.ts'
import { chat, codeOf } from '#testing/worker/chat.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser

beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  await market.createAssignedTask(client, tasker)
})

/** A recording of any length; only its head is checked. */
function recording(head: number[] | string, codec: string, size = 1000) {
  const bytes = new Uint8Array(size)
  bytes.set(typeof head === 'string' ? new TextEncoder().encode(head) : head)
  bytes.set(new TextEncoder().encode(codec), 40)
  return new File([bytes], 'voice')
}
const webm = (size?: number) => recording([0x1a, 0x45, 0xdf, 0xa3], 'A_OPUS', size)
const voice = { kind: 'voice', durationMs: 4200, waveform: 'aZ09' } as const

async function openFile(reader: TestUser, other: TestUser, id: Parameters<typeof fetchFile>[2]) {
  const { url, type } = await fetchFile(reader, other, id)
  const response = await market.app.request(`http://onise.test${url}`)
  return { type, status: response.status, disposition: response.headers.get('content-disposition') }
}
const fetchFile = async (
  reader: TestUser,
  other: TestUser,
  id: Awaited<ReturnType<typeof chat>>['body']['id'],
) => (await reader.send(openMessageFile, { otherUserId: other.id, id })).body

describe('a voice note', () => {
  it('is Opus or AAC in WebM, Ogg or MP4, with its length and waveform', async () => {
    const kinds = [
      [webm(), 'audio/webm'],
      [recording('OggS', 'OpusHead'), 'audio/ogg'],
      [recording('\0\0\0\x20ftypiso5', 'Opus'), 'audio/mp4'],
      [recording('\0\0\0\x20ftypM4A ', 'mp4a'), 'audio/mp4'],
    ] as const
    for (const [file, type] of kinds) {
      const { status, body } = await chat(client, tasker, '', { ...voice, file })
      expect([status, body]).toMatchObject([201, voice])
      expect(await openFile(tasker, client, body.id)).toEqual({
        type,
        status: 200,
        disposition: 'inline',
      })
    }
  })

  it('carries no number and no words in its waveform', async () => {
    await market.createAssignedTask(client, tasker)
    const waveform = 'aZ+08031234567/call me!'
    const { body } = await chat(client, tasker, '', { ...voice, waveform, file: webm() })
    expect(body.waveform).toBe(`aZ+${'z'.repeat(11)}/callAmeA`)
  })

  it('is rejected without a recording, as another file, as a video, too large or too long', async () => {
    expect(await codeOf(chat(client, tasker, '', voice))).toBe('invalid_input')
    const long = { ...voice, file: webm(), durationMs: 60_001 }
    expect(await codeOf(chat(client, tasker, '', long))).toBe('invalid_input')
    const others = [
      recording('RIFF', 'A_OPUS'),
      recording([0x1a, 0x45, 0xdf, 0xa3], 'V_VP8'),
      recording('\0\0\0\x20ftypisom', 'avc1 mp4a'),
    ]
    for (const file of others)
      expect(await codeOf(chat(client, tasker, '', { ...voice, file }))).toBe('unsupported_file')
    expect(await codeOf(chat(client, tasker, '', { ...voice, file: webm(300_001) }))).toBe(
      'too_large',
    )
  })
})

describe('a picture', () => {
  it('may be uploaded before, has no metadata, and is opened only by the two', async () => {
    const bytes = await createImage('jpeg')
    const { uploadId } = (await client.send(openUpload, { size: bytes.length })).body
    await client.send(putPart, { id: uploadId, part: 1, bytes: new Blob([Uint8Array.from(bytes)]) })
    const { body } = await chat(client, tasker, 'The door', { kind: 'picture', uploadId })
    expect(body).toMatchObject({ kind: 'picture', text: 'The door' })
    expect(await openFile(tasker, client, body.id)).toMatchObject({
      type: 'image/jpeg',
      status: 200,
    })
    const stranger = await market.createClient()
    const address = { otherUserId: client.id, id: body.id }
    expect((await stranger.send(openMessageFile, address)).status).toBe(404)
    expect(await market.runSql('SELECT id FROM uploads')).toEqual([])
  })

  it('stores no file when the message is rejected', async () => {
    const stranger = await market.createClient()
    const file = imageFile(await createImage('jpeg'))
    expect(await codeOf(chat(stranger, tasker, '', { kind: 'picture', file }))).toBe(
      'chat_not_open',
    )
    const pdf = new File(['%PDF-1.7\n'], 'a.pdf')
    expect(await codeOf(chat(client, tasker, '', { kind: 'picture', file: pdf }))).toBe(
      'unsupported_file',
    )
    expect((await market.deps.files.list()).objects).toEqual([])
  })
})
