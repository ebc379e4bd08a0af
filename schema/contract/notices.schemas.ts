import * as v from 'valibot'
import { LANGUAGES } from '#schema/domain/languages.ts'
import { NOTICES_PER_READ_MAX } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import {
  NOTICE_CATEGORIES,
  type NoticeData,
  PHONE_CATEGORIES,
  SETTABLE_CATEGORIES,
} from '#schema/domain/notice.ts'
import { PHONE_CHANNELS } from '#schema/domain/phone-channels.ts'
import { commandResponse, idOf, InstantOutput, NextCursor, pageInput } from './values.schemas.ts'

export const NoticeFacts = v.custom<NoticeData>((value) => typeof value === 'object')

/** Its text comes composed, so that an older app shows kinds that are newer than it. */
export const Notice = v.object({
  _id: idOf('notice'),
  kind: v.string(),
  category: v.picklist(NOTICE_CATEGORIES),
  title: v.string(),
  /** Sentences, one in a line. */
  text: v.string(),
  /** What they are made of, for a phone with another language. */
  data: v.optional(NoticeFacts),
  taskId: v.nullable(idOf('task')),
  otherUserId: v.nullable(idOf('user')),
  createdAt: InstantOutput,
  readAt: v.nullable(InstantOutput),
})
export type Notice = v.InferOutput<typeof Notice>

export const listNotices = {
  hasEtag: true,
  summary: "The caller's notices of the last 90 days, newest first.",
  input: v.object(pageInput),
  output: v.object({ notices: v.array(Notice), nextCursor: NextCursor }),
}

const COUNT = messages.notices(NOTICES_PER_READ_MAX)

const CATEGORY = messages.noticeCategory
const Categories = v.array(v.picklist(SETTABLE_CATEGORIES, CATEGORY), CATEGORY)

export const setNotices = {
  summary:
    'Chooses what is sent by push, by email and to the phone number, in which language, and whether nights are quiet. What is left out stays.',
  input: v.object({
    /** The categories that are off; money and security cannot be. */
    push: v.optional(Categories),
    email: v.optional(Categories),
    /** By SMS or WhatsApp: the categories that are on; security always is. */
    phone: v.optional(
      v.object(
        {
          on: v.array(v.picklist(PHONE_CATEGORIES, CATEGORY), CATEGORY),
          channel: v.picklist(PHONE_CHANNELS, CATEGORY),
        },
        CATEGORY,
      ),
    ),
    quietHours: v.optional(v.boolean(messages.yesOrNo)),
    language: v.optional(v.picklist(LANGUAGES, messages.language)),
  }),
  output: commandResponse({}),
}

export const readNotices = {
  summary: 'Marks these notices of the caller as read; unknown ones are skipped.',
  input: v.object({
    ids: v.pipe(
      v.array(idOf('notice'), COUNT),
      v.minLength(1, COUNT),
      v.maxLength(NOTICES_PER_READ_MAX, COUNT),
    ),
  }),
  output: commandResponse({}),
}
