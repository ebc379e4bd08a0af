import * as v from 'valibot'
import { PRICE_LIMITS } from '#schema/domain/amount-bounds.ts'
import { PRIVATE_TASK_FIELDS, recordOf, TASK_FIELDS } from '#schema/domain/fields.ts'
import { DURATIONS, THUMBNAIL_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PROJECT_TYPES } from '#schema/domain/task.ts'
import { NeededByInput, SpanInput } from './needed-by.schemas.ts'
import { PlaceInput } from './place.schemas.ts'
import {
  described,
  fileInput,
  idOf,
  ImageInput,
  Skills,
  textInput,
  unboundedNaira,
  wholeNumber,
} from './values.schemas.ts'

/** What a client sends of a todo. */
export const taskFields = {
  title: textInput(TASK_FIELDS.title),
  description: textInput(TASK_FIELDS.description),
  price: unboundedNaira(FIELD_LABEL_FACTS.price, true, PRICE_LIMITS),
  duration: v.pipe(
    wholeNumber(messages.duration),
    v.picklist(DURATIONS, messages.durationRange),
    described({ type: 'integer', enum: DURATIONS }),
  ),
  /** Older clients send none; left out of an edit, it stays the same. */
  neededBy: v.optional(v.nullable(NeededByInput)),
  /** The same. With another than `months`, `duration` is 1. */
  span: v.optional(v.nullable(SpanInput)),
  projectType: v.picklist(PROJECT_TYPES, messages.projectType),
  location: v.optional(textInput(TASK_FIELDS.location), ''),
  /** Older clients send none: it follows from the location where that is certain. */
  place: v.optional(PlaceInput),
  ...recordOf(PRIVATE_TASK_FIELDS, (name) => v.optional(textInput(TASK_FIELDS[name]), '')),
  skills: Skills,
  taskImage: v.optional(ImageInput),
  /** The picture for lists. Ignored without a picture. */
  taskThumbnail: v.optional(fileInput(THUMBNAIL_MAX, messages.thumbnailTooLarge)),
}
/** Instead of the picture: a finished upload in parts. */
export const pictureUpload = { uploadId: v.optional(idOf('upload')) }
