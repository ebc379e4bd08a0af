import type { ParsedInput } from '#schema/contract/endpoint.ts'
import type { createTask, editTask } from '#schema/contract/tasks.ts'
import { DomainError } from '#schema/domain/errors.ts'
import {
  PRIVATE_TASK_FIELDS,
  PUBLIC_TASK_FIELDS,
  recordOf,
  TASK_FIELDS,
  type TaskField,
} from '#schema/domain/fields.ts'
import { storedPlace } from '#schema/domain/places/stored-place.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import type { Context } from '#worker/context.ts'
import { imageFromInput, type UploadRow } from '#worker/files/parts.ts'
import { storePicture } from '#worker/files/store.ts'
import { maskTogether, withContactWarning } from '#worker/trust/mask-contacts.ts'
import type { TaskRow } from './queries.ts'

type TextInput = Pick<ParsedInput<typeof editTask>, TaskField | 'skills' | 'place' | 'projectType'>

/**
 * The columns and the message with a warning if contacts were masked, as they are in what everybody may read. What only
 * the assigned professional reads keeps them, and stays as it is when it is left out. The trade follows from the skills,
 * the place from the location of older clients.
 */
export function parseTaskText(
  ctx: Context,
  input: TextInput,
  stored?: Pick<TaskRow, TaskField | 'place'>,
) {
  const masked = maskTogether(
    ctx,
    recordOf(PUBLIC_TASK_FIELDS, (name) => ({
      text: input[name],
      max: TASK_FIELDS[name].max,
    })),
  )
  const trade = tradeOf(input.skills)
  if (!trade) throw new DomainError('invalid_input')
  const location = masked.location.text
  return {
    columns: {
      ...recordOf(PUBLIC_TASK_FIELDS, (name) => masked[name].text),
      ...recordOf(PRIVATE_TASK_FIELDS, (name) => input[name] ?? stored?.[name] ?? ''),
      place:
        input.projectType === 'Remote'
          ? null
          : storedPlace({ place: input.place, location }, stored),
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
