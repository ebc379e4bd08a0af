import * as v from 'valibot'
import { WORK_PICTURE_FIELDS } from '#schema/domain/fields.ts'
import { WORK_PICTURES_MAX, WORK_THUMBNAIL_MAX } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { TRADE_NAMES } from '#schema/domain/trades.ts'
import {
  commandResponse,
  fileInput,
  idOf,
  ImageInput,
  InstantOutput,
  textInput,
} from './values.schemas.ts'

/** A picture of earlier work as everybody sees it. */
export const ShownWorkPicture = v.object({
  _id: idOf('workPicture'),
  picture: v.string(),
  /** Null of a client that sends none. */
  thumbnail: v.nullable(v.string()),
  caption: v.string(),
  field: v.picklist(TRADE_NAMES),
  /** It was taken over from a todo that both sides completed here. */
  isDoneHere: v.boolean(),
})
export type ShownWorkPicture = v.InferOutput<typeof ShownWorkPicture>

/** As its owner sees it. */
export const WorkPicture = v.object({
  ...ShownWorkPicture.entries,
  position: v.number(),
  /** Reports or the client of the todo have hidden it from others. */
  isHidden: v.boolean(),
  /** When everybody sees it; rows that a phone stored earlier lack it. */
  visibleAt: v.optional(InstantOutput),
  createdAt: InstantOutput,
})
export type WorkPicture = v.InferOutput<typeof WorkPicture>

const Caption = textInput(WORK_PICTURE_FIELDS.caption)
const Field = v.picklist(TRADE_NAMES, messages.field)

export const addWorkPicture = {
  summary:
    "Adds a picture of earlier work to the caller's profile, behind the others; at most 24. The caller may choose `_id`, a UUIDv7. The picture comes as `picture` or `uploadId`.",
  input: v.pipe(
    v.object({
      _id: v.optional(idOf('workPicture')),
      picture: v.optional(ImageInput),
      thumbnail: v.optional(fileInput(WORK_THUMBNAIL_MAX, messages.workThumbnailTooLarge)),
      /** Instead of the picture: a finished upload in parts. */
      uploadId: v.optional(idOf('upload')),
      caption: v.optional(Caption, ''),
      field: v.optional(Field),
    }),
    v.forward(
      v.check(
        ({ picture, uploadId }) => picture !== undefined || uploadId !== undefined,
        messages.file,
      ),
      ['picture'],
    ),
  ),
  succeeds: [200, 201],
  refuses: [404],
  output: commandResponse({ picture: WorkPicture }),
}

export const editWorkPicture = {
  summary:
    "Changes the text or the trade of one of the caller's pictures. What is not sent stays as it is.",
  input: v.pipe(
    v.object({
      id: idOf('workPicture'),
      caption: v.optional(Caption),
      field: v.optional(Field),
    }),
    v.check(
      ({ caption, field }) => caption !== undefined || field !== undefined,
      messages.nothingToChange,
    ),
  ),
  output: commandResponse({ picture: WorkPicture }),
}

export const orderWorkPictures = {
  summary:
    "Puts the caller's pictures of earlier work into this order. Those that are not named stay behind them.",
  input: v.object({
    ids: v.pipe(
      v.array(idOf('workPicture'), messages.workOrder),
      v.minLength(1, messages.workOrder),
      v.maxLength(WORK_PICTURES_MAX, messages.workOrder),
    ),
  }),
  output: commandResponse({}),
}

export const deleteWorkPicture = {
  summary: "Deletes one of the caller's pictures of earlier work.",
  input: v.object({ id: idOf('workPicture') }),
  output: commandResponse({}),
}

/** A picture of the work of a completed todo, for its two sides. */
const TaskPicture = v.object({
  /** Names it in `takeOver`. */
  source: v.string(),
  /** A link that only the caller can open, for an hour. */
  url: v.string(),
  /** On the profile of the professional; `isRefused`: the client does not want it there. */
  copy: v.nullable(
    v.object({ _id: idOf('workPicture'), visibleAt: InstantOutput, isRefused: v.boolean() }),
  ),
})
export type TaskPicture = v.InferOutput<typeof TaskPicture>

export const listTaskPictures = {
  summary:
    'The pictures of the latest submission of a completed todo, and which of them the professional has taken over to the profile; for both sides of it.',
  input: v.object({ id: idOf('task') }),
  output: v.object({ pictures: v.array(TaskPicture) }),
}

export const takeOverPicture = {
  summary:
    "Takes a picture of the work of a completed todo over to the caller's profile. Everybody sees it after 7 days, unless the client objects.",
  input: v.object({
    id: idOf('task'),
    source: v.pipe(
      v.string(messages.file),
      v.regex(/^[0-9a-f]{48}\.(?:jpg|png|webp)$/, messages.file),
    ),
    thumbnail: v.optional(fileInput(WORK_THUMBNAIL_MAX, messages.workThumbnailTooLarge)),
  }),
  succeeds: [200, 201],
  output: commandResponse({ picture: WorkPicture }),
}

export const objectToPicture = {
  summary:
    "Says no to a picture that was taken over from one of the caller's todos, within 7 days: it disappears from the profile and is not taken over again.",
  input: v.object({ id: idOf('workPicture') }),
  output: commandResponse({}),
}
