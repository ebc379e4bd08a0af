import type { ParsedInput } from '#schema/contract/endpoint.ts'
import type { createTask } from '#schema/contract/tasks.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { DESCRIPTION_MAX, LOCATION_MAX, TITLE_MAX } from '#schema/domain/limits.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import type { Context } from '#worker/context.ts'
import { imageFromInput, type UploadRow } from '#worker/files/parts.ts'
import { storePicture } from '#worker/files/store.ts'
import { maskTogether, withContactWarning } from '#worker/trust/mask-contacts.ts'

type TextInput = Pick<
  ParsedInput<typeof createTask>,
  'title' | 'description' | 'location' | 'skills'
>

/** The columns with contacts masked and the trade derived, and the message with a warning if any were masked. */
export function parseTaskText(ctx: Context, input: TextInput) {
  const masked = maskTogether(ctx, {
    title: { text: input.title, max: TITLE_MAX },
    description: { text: input.description, max: DESCRIPTION_MAX },
    location: { text: input.location, max: LOCATION_MAX },
  })
  const trade = tradeOf(input.skills)
  if (!trade) throw new DomainError('invalid_input')
  return {
    columns: {
      title: masked.title.text,
      description: masked.description.text,
      location: masked.location.text,
      skills: input.skills,
      trade,
    },
    isMasked: Object.values(masked).some(({ masked: isMasked }) => isMasked),
    messageWith: (message: string) => withContactWarning(message, ...Object.values(masked)),
  }
}

type ImageInput = Pick<ParsedInput<typeof createTask>, 'taskImage' | 'taskThumbnail' | 'uploadId'>

/** A new picture replaces the thumbnail too, which clients may leave out. */
export async function storeTaskImage(
  ctx: Context,
  { taskImage, taskThumbnail, uploadId }: ImageInput,
  upload: UploadRow | null,
): Promise<{ taskImage?: string; taskThumbnail?: string | null }> {
  const file = await imageFromInput(ctx, { file: taskImage, uploadId, upload })
  if (!file) return {}
  return {
    taskImage: await storePicture(ctx.deps, file),
    taskThumbnail: taskThumbnail ? await storePicture(ctx.deps, taskThumbnail) : null,
  }
}
