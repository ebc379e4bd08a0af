import { DomainError } from '#schema/domain/errors.ts'
import { VOICE_MAX } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as validationMessages } from '#schema/domain/messages/validation.ts'
import { asciiAt } from './bytes.ts'
import type { FileType } from './strip-metadata.ts'

/** The head of a recording, where its container names its codec. */
const HEAD_BYTES = 4096
const isWebm = (bytes: Uint8Array) =>
  bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3

/** Recorders of browsers write Opus, and Safari before version 18.4 AAC in MP4. Null for anything else. */
function audioTypeOf(bytes: Uint8Array): FileType | null {
  const head = asciiAt(bytes, 0, HEAD_BYTES)
  if (isWebm(bytes))
    return head.includes('A_OPUS') ? { extension: 'webm', mime: 'audio/webm' } : null
  if (head.startsWith('OggS'))
    return head.includes('OpusHead') ? { extension: 'ogg', mime: 'audio/ogg' } : null
  if (head.slice(4, 8) !== 'ftyp') return null
  const text = asciiAt(bytes, 0, bytes.length)
  const isAudio = /Opus|mp4a/.test(text) && !/avc1|hvc1|vide/.test(text)
  return isAudio ? { extension: 'm4a', mime: 'audio/mp4' } : null
}

/** The type of a voice note. Throws when it is too large, or no recording. */
export function voiceTypeOf(bytes: Uint8Array): FileType {
  if (bytes.length > VOICE_MAX) throw new DomainError('too_large', validationMessages.voiceTooLarge)
  const type = audioTypeOf(bytes)
  if (!type) throw new DomainError('unsupported_file', validationMessages.voiceType)
  return type
}
