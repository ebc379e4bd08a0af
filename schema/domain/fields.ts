import type { FIELD_LABELS } from './messages/field-labels.ts'
import { oneLine, withoutDirectionControls } from './text.ts'

/**
 * A text that a user writes into a form. It is empty as ''. Forms, drafts, schemas, masks, rows and the comparison of
 * two versions derive from it; what is chosen (a price, a day, skills, a picture) has a type of its own in each of them.
 */
export type TextField = {
  /** What sentences about it call it. */
  label: keyof typeof FIELD_LABELS
  /** Characters. */
  max: number
  isLine: boolean
  isRequired: boolean
  /**
   * Beside who wrote it and administrators: everybody, the other side, or the professional who is assigned. What only the
   * assigned professional reads has its contacts: they are no secret between the two (docs/rules.md#contact-details-are-masked-until-the-award).
   */
  readers: 'everybody' | 'sides' | 'assignee'
  /** Erased with the account; its column is `personal()`. */
  isPersonal: boolean
}

export const TASK_FIELDS = {
  title: {
    label: 'todoTitle',
    /** One or two lines on a phone. */
    max: 120,
    isLine: true,
    isRequired: true,
    readers: 'everybody',
    isPersonal: false,
  },
  description: {
    label: 'description',
    /** About two screens of text. */
    max: 5000,
    isLine: false,
    isRequired: true,
    readers: 'everybody',
    isPersonal: true,
  },
  /** An area. Required unless the work is remote. */
  location: {
    label: 'location',
    max: 120,
    isLine: true,
    isRequired: false,
    readers: 'everybody',
    isPersonal: false,
  },
  address: {
    label: 'address',
    max: 300,
    isLine: true,
    isRequired: false,
    readers: 'assignee',
    isPersonal: true,
  },
  landmark: {
    label: 'landmark',
    max: 120,
    isLine: true,
    isRequired: false,
    readers: 'assignee',
    isPersonal: true,
  },
} as const satisfies Record<string, TextField & { readers: 'everybody' | 'assignee' }>

export const PROFILE_FIELDS = {
  jobTitle: {
    label: 'jobTitle',
    max: 80,
    isLine: true,
    isRequired: true,
    readers: 'everybody',
    isPersonal: true,
  },
  profileDescription: {
    label: 'profileDescription',
    max: 2000,
    isLine: false,
    isRequired: true,
    readers: 'everybody',
    isPersonal: true,
  },
  location: {
    label: 'location',
    max: 120,
    isLine: true,
    isRequired: true,
    readers: 'everybody',
    isPersonal: true,
  },
} as const satisfies Record<string, TextField>

export const PROPOSAL_FIELDS = {
  description: {
    label: 'proposal',
    max: 1500,
    isLine: false,
    isRequired: true,
    readers: 'sides',
    isPersonal: false,
  },
} as const satisfies Record<string, TextField>

export const COUNTER_OFFER_FIELDS = {
  note: {
    label: 'changeNote',
    max: 300,
    isLine: false,
    isRequired: false,
    readers: 'sides',
    isPersonal: false,
  },
} as const satisfies Record<string, TextField>

export const WORK_PICTURE_FIELDS = {
  caption: {
    label: 'caption',
    /** One or two lines below a picture. */
    max: 120,
    isLine: true,
    isRequired: false,
    readers: 'everybody',
    isPersonal: true,
  },
} as const satisfies Record<string, TextField>

type Fields = Readonly<Record<string, TextField>>
type ReadBy<F extends Fields, R> = {
  [Name in keyof F]: F[Name]['readers'] extends R ? Name : never
}[keyof F]

/*#__NO_SIDE_EFFECTS__*/
const namesOf = <const F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[]
/*#__NO_SIDE_EFFECTS__*/
const readBy = <const F extends Fields, const R extends TextField['readers']>(
  fields: F,
  readers: R,
) => Object.keys(fields).filter((name) => fields[name]?.readers === readers) as ReadBy<F, R>[]

export const TASK_FIELD_NAMES = namesOf(TASK_FIELDS)
export type TaskField = (typeof TASK_FIELD_NAMES)[number]
/** What a list of open todos shows to everybody. */
export const PUBLIC_TASK_FIELDS = readBy(TASK_FIELDS, 'everybody')
/** Null for everybody but the client, the assigned professional and administrators. */
export const PRIVATE_TASK_FIELDS = readBy(TASK_FIELDS, 'assignee')
export const PROFILE_FIELD_NAMES = namesOf(PROFILE_FIELDS)
export type ProfileField = (typeof PROFILE_FIELD_NAMES)[number]

/** A value for each of the names. */
/*#__NO_SIDE_EFFECTS__*/
export const recordOf = <Name extends string, T>(
  names: readonly Name[],
  valueOf: (name: Name) => T,
) => Object.fromEntries(names.map((name) => [name, valueOf(name)] as const)) as Record<Name, T>

/** As it is stored. */
export const cleanText = ({ isLine }: Pick<TextField, 'isLine'>, text: string): string =>
  isLine ? oneLine(text) : withoutDirectionControls(text).trim()
