import { messages } from '#pwa/features/tasks/client/messages.ts'
import {
  EMPTY_DRAFT,
  labelOf,
  whenText,
  type TaskDraft,
} from '#pwa/features/tasks/post/task-draft.ts'
import { placeLabel } from '#pwa/places/use-places.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { cleanText, TASK_FIELD_NAMES } from '#schema/domain/fields.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { projectTypeLabel } from '#schema/domain/task.ts'
import { skillLabel } from '#schema/domain/trades.ts'

/** The compared fields. The trade follows from the skills. */
const fieldsWithLabels = () =>
  [
    ...TASK_FIELD_NAMES.map((name) => [name, labelOf(name)] as const),
    ['price', messages.price],
    ['when', messages.when],
    ['projectType', messages.projectType],
    ['place', messages.area],
    ['skills', messages.skills],
    ['taskImage', messages.picture],
  ] as const
type FieldName = ReturnType<typeof fieldsWithLabels>[number][0]
export type Side = 'mine' | 'theirs'
export type Difference = {
  field: FieldName
  label: string
  mine: string
  theirs: string
  /** The side that changed the field; the user's if both did. */
  preselected: Side
}

const priceText = (price: string) => {
  const kobo = koboFromText(price)
  return kobo === null ? price : formatNaira(kobo)
}

function textOf(draft: TaskDraft, field: FieldName): string {
  switch (field) {
    case 'skills':
      return draft.skills.map((skill) => skillLabel(skill)).join(', ')
    case 'projectType':
      return projectTypeLabel(draft.projectType)
    case 'price':
      return priceText(draft.price)
    case 'place':
      return placeLabel(draft.place)
    case 'when':
      return whenText(draft)
    case 'taskImage':
      return draft.taskImage ? messages.newPicture : messages.samePicture
    default:
      return cleanText({ isLine: false }, draft[field])
  }
}

/** The fields in which two versions differ. `base` is the version that the user's edit started from, if known. */
export function diffTasks(
  mine: TaskDraft,
  theirs: TaskDraft,
  base: TaskDraft | null,
): Difference[] {
  return fieldsWithLabels().flatMap(([field, label]) => {
    const myText = textOf(mine, field)
    const theirText = textOf(theirs, field)
    if (myText === theirText) return []
    // A version that an older build has stored has no value of a new field.
    const isUntouched = base !== null && textOf({ ...EMPTY_DRAFT, ...base }, field) === myText
    const preselected = isUntouched ? 'theirs' : 'mine'
    return [{ field, label, mine: myText, theirs: theirText, preselected }]
  })
}

export type Picks = Partial<Record<FieldName, Side>>

/** Combines two versions field by field; the skills bring their trade, a picture its thumbnail. */
export function mergePicks(mine: TaskDraft, theirs: TaskDraft, picks: Picks): TaskDraft {
  const theirNames = fieldsWithLabels()
    .map(([name]) => name)
    .filter((name) => picks[name] === 'theirs')
  const theirFields = Object.fromEntries(theirNames.map((name) => [name, theirs[name]]))
  const { field } = picks.skills === 'theirs' ? theirs : mine
  const { taskThumbnail } = picks.taskImage === 'theirs' ? theirs : mine
  const { neededBy, span, duration } = picks.when === 'theirs' ? theirs : mine
  return { ...mine, ...theirFields, field, taskThumbnail, neededBy, span, duration }
}
