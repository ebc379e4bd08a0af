import type { sendMessage } from '#schema/contract/chats.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import type { MessageId } from '#schema/domain/ids.ts'
import type { Context } from '#worker/context.ts'
import { imageFromInput, type UploadRow } from '#worker/files/parts.ts'
import { storePrivate, storeVoice } from '#worker/files/store.ts'
import type { NewMessage } from './insert-message.ts'
import { maskMessage } from './mask-message.ts'

export type MessageInput = ParsedInput<typeof sendMessage>

export const toMessage = (
  ctx: Context,
  id: MessageId,
  { kind, message }: MessageInput,
  earlier: readonly string[] = [],
): NewMessage =>
  Object.assign(maskMessage(ctx, message, { earlier }), {
    id,
    kind,
    file: null,
    fileType: null,
    durationMs: null,
    waveform: null,
  })

/** Levels are characters too: no row of them is a number, and no other text. */
const withoutNumbers = (waveform: string): string =>
  waveform.replace(/[^\w+/]|_/g, 'A').replace(/\d{4,}/g, (levels) => 'z'.repeat(levels.length))

/** Stores the picture or the voice note; a rejected message has stored none. */
export async function withFile(
  ctx: Context,
  message: NewMessage,
  { input, upload }: { input: MessageInput; upload: UploadRow | null },
): Promise<NewMessage> {
  const { kind, uploadId, durationMs = null, waveform = null } = input
  if (kind === 'text') return message
  const file = await imageFromInput(ctx, { file: input.file, uploadId, upload })
  if (!file) return message
  const { deps } = ctx
  const stored =
    kind === 'picture' ? await storePrivate(deps, file, []) : await storeVoice(deps, file)
  const voice =
    kind === 'voice' ? { durationMs, waveform: waveform && withoutNumbers(waveform) } : {}
  return Object.assign({}, message, { file: stored.key, fileType: stored.type }, voice)
}
