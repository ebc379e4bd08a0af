import * as v from 'valibot'
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS, recordOf } from '#schema/domain/fields.ts'
import { LANGUAGES } from '#schema/domain/languages.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { NOTICE_CATEGORIES, PHONE_CATEGORIES } from '#schema/domain/notice.ts'
import { PHONE_CHANNELS } from '#schema/domain/phone-channels.ts'
import { REACHES } from '#schema/domain/places/reach.ts'
import { REVIEW_SIDES } from '#schema/domain/review.ts'
import { TRADE_NAMES } from '#schema/domain/trades.ts'
import { SELF_REGISTERED_USER_TYPES, USER_TYPES } from '#schema/domain/user.ts'
import type { InKobo } from './money-fields.ts'
import { OwnVerification } from './own-verification.schemas.ts'
import { AreasInput, PlaceInput } from './place.schemas.ts'
import { Checks, ClientRecord, Completion, Ratings } from './user-summary.schemas.ts'
import {
  CodeInput,
  Fact,
  idOf,
  InstantOutput,
  commandResponse,
  NairaOutput,
  NextCursor,
  pageInput,
  ImageInput,
  SkillName,
  Skills,
  textInput,
} from './values.schemas.ts'
import { ShownWorkPicture } from './work-pictures.schemas.ts'

/** The public fields of a user: never email address, phone or balance. */
export const PublicUser = v.object({
  _id: idOf('user'),
  userType: v.picklist(USER_TYPES),
  username: v.string(),
  profilePicture: v.nullable(v.string()),
  ...recordOf(PROFILE_FIELD_NAMES, () => v.string()),
  skillsets: v.array(SkillName),
  isVerified: v.boolean(),
  createdAt: InstantOutput,
})
export type PublicUser = v.InferOutput<typeof PublicUser>

/** The signed-in user's own fields. `trade` is the trade that the skills belong to. */
export const OwnUser = v.object({
  ...PublicUser.entries,
  /** A local government area; null where none is known. */
  place: v.nullable(v.string()),
  /** Where else a professional works, and how far from each of these places. */
  areas: v.array(v.string()),
  reach: v.picklist(REACHES),
  /** Null for an account that has a phone number instead. */
  email: v.nullable(v.string()),
  isEmailProven: v.boolean(),
  /** E.164, proven by a code; null without one. */
  phone: v.nullable(v.string()),
  /** Whether the other side of an awarded task reads the number. */
  showsPhone: v.optional(v.boolean()),
  /** Whether that side reads "Online now" and "Seen today". */
  showsOnline: v.optional(v.boolean()),
  /** In the directory, and whether jobs are taken at present. */
  isListed: v.optional(v.boolean()),
  takesJobs: v.optional(v.boolean()),
  trade: v.nullable(v.picklist(TRADE_NAMES)),
})
export type OwnUser = v.InferOutput<typeof OwnUser>

/** The signed-in user with the money of the wallet. `clearing`: the part of `balance` that cannot be withdrawn before its time. */
export const Me = v.object({
  user: OwnUser,
  balance: NairaOutput,
  held: NairaOutput,
  heldTasks: v.number(),
  clearing: v.array(v.object({ amount: NairaOutput, clearsAt: InstantOutput })),
  /** What is sent by push and email; null as long as the user has not chosen. */
  notices: v.optional(
    v.nullable(
      v.object({
        off: v.object({
          push: v.array(v.picklist(NOTICE_CATEGORIES)),
          email: v.array(v.picklist(NOTICE_CATEGORIES)),
        }),
        quietHours: v.boolean(),
        phone: v.optional(
          v.object({
            on: v.array(v.picklist(PHONE_CATEGORIES)),
            channel: v.picklist(PHONE_CHANNELS),
          }),
        ),
        /** Of emails, pushes and messages to the phone number. */
        language: v.optional(v.picklist(LANGUAGES)),
      }),
    ),
    null,
  ),
  /** Null as long as the user has sent no proof of identity. */
  verification: v.optional(v.nullable(OwnVerification), null),
})
export type Me = InKobo<v.InferOutput<typeof Me>>

export const switchUserType = {
  summary: 'Turns a client into a tasker or back, and ends this session. Work stays as it is.',
  input: v.object({}),
  output: commandResponse({ user: v.object({ userType: v.picklist(SELF_REGISTERED_USER_TYPES) }) }),
}

export const setShowsPhone = {
  summary:
    'Chooses whether the other side of an awarded task reads the proven number of the caller; without one it stays off.',
  input: v.object({ showsPhone: v.boolean(messages.yesOrNo) }),
  output: commandResponse({}),
}

export const setShowsOnline = {
  summary:
    'Chooses whether the other side of an awarded task reads that the caller is online, or was today.',
  input: v.object({ showsOnline: v.boolean(messages.yesOrNo) }),
  output: commandResponse({}),
}

export const sendEmailCode = {
  summary: "Sends a code to the caller's email address, which proves that it is theirs.",
  input: v.object({}),
  output: commandResponse({}),
}

export const proveEmail = {
  summary:
    'Proves the email address with the code. Funding, awarding, PINs and withdrawals need it.',
  input: v.object({ code: CodeInput }),
  secrets: ['code'],
  output: commandResponse({}),
}

export const readDashboard = {
  summary: 'The signed-in user with the balance and the money that is held.',
  input: v.object({}),
  output: v.object({ userDetails: Me }),
}

/** Two forms use it: the skills as JSON, and the profile as multipart. */
export const updateProfile = {
  summary:
    'Changes the skills, picture, job title, description, location, or where a professional works.',
  input: v.pipe(
    v.object({
      skillsets: v.optional(Skills),
      profilePicture: v.optional(ImageInput),
      /** Instead of the picture: a finished upload in parts. */
      uploadId: v.optional(idOf('upload')),
      ...recordOf(PROFILE_FIELD_NAMES, (name) => v.optional(textInput(PROFILE_FIELDS[name]))),
      /** Older clients send none: it follows from the location where that is certain. */
      place: v.optional(PlaceInput),
      areas: v.optional(AreasInput),
      reach: v.optional(v.picklist(REACHES, messages.reach)),
    }),
    v.check(
      (fields) => Object.values(fields).some((value) => value !== undefined),
      messages.nothingToChange,
    ),
  ),
  refuses: [404],
  output: commandResponse({ user: OwnUser }),
}

/** A public review. Its author may have been renamed since. */
export const Review = v.object({
  _id: idOf('review'),
  task: idOf('task'),
  projectTitle: v.string(),
  /** Of a title that Onise hid. */
  titleSays: v.optional(Fact),
  comment: v.string(),
  rating: v.number(),
  createdAt: InstantOutput,
  visibleAt: InstantOutput,
  from: v.object({
    _id: idOf('user'),
    profilePicture: v.nullable(v.string()),
    username: v.string(),
  }),
  reply: v.nullable(v.object({ text: v.string(), createdAt: InstantOutput })),
})
export type Review = v.InferOutput<typeof Review>

export const readProfile = {
  summary:
    'The public profile of a user with the reviews about one role, newest first; without `about`, about that of the account.',
  input: v.object({
    id: idOf('user'),
    about: v.optional(v.picklist(REVIEW_SIDES, messages.reviewRole)),
    ...pageInput,
  }),
  output: v.object({
    user: v.object({ ...PublicUser.entries, checks: Checks }),
    about: v.picklist(REVIEW_SIDES),
    ratings: v.object({ client: Ratings, tasker: Ratings }),
    completion: Completion,
    /** Null for who has posted fewer than three todos. */
    clientRecord: v.nullable(ClientRecord),
    reviews: v.array(Review),
    nextCursor: NextCursor,
    /** Pictures of earlier work, in the order of their professional; at most 24. */
    works: v.array(ShownWorkPicture),
  }),
}
