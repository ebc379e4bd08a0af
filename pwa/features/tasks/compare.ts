import { formatNaira, koboFromText } from '#schema/domain/money.ts'
import { words } from './client-words.ts'
import type { TaskDraft } from './task-draft.ts'

/** What two versions of a todo can differ in. Its field is told by its skills (F36). */
const FIELDS = [
  ['title', words.title],
  ['description', words.description],
  ['location', words.location],
  ['address', words.address],
  ['price', words.price],
  ['duration', words.duration],
  ['projectType', words.projectType],
  ['skills', words.skills],
  ['taskImage', words.picture],
] as const
export type Compared = (typeof FIELDS)[number][0]
export type Side = 'mine' | 'theirs'
export type Difference = {
  field: Compared
  label: string
  mine: string
  theirs: string
  /** What is likely meant: whoever changed it since the other looked, and mine where both did. */
  likely: Side
}

const priceWords = (price: string) => {
  const kobo = koboFromText(price)
  return kobo === null ? price : formatNaira(kobo)
}

function valueIn(draft: TaskDraft, field: Compared): string {
  switch (field) {
    case 'skills':
      return draft.skills.join(', ')
    case 'price':
      return priceWords(draft.price)
    case 'duration':
      return words.months(Number(draft.duration))
    case 'taskImage':
      return draft.taskImage ? words.newPicture : words.pictureThere
    default:
      return draft[field].trim()
  }
}

/** Where mine and theirs part; `base` is what I had before me when I began, where that is known. */
export function differences(
  mine: TaskDraft,
  theirs: TaskDraft,
  base: TaskDraft | null,
): Difference[] {
  return FIELDS.flatMap(([field, label]) => {
    const [here, there] = [valueIn(mine, field), valueIn(theirs, field)]
    if (here === there) return []
    const isUntouched = base !== null && valueIn(base, field) === here
    return [{ field, label, mine: here, theirs: there, likely: isUntouched ? 'theirs' : 'mine' }]
  })
}

export type Picks = Partial<Record<Compared, Side>>

/** One todo made of both. */
export function mixed(mine: TaskDraft, theirs: TaskDraft, picks: Picks): TaskDraft {
  const taken = FIELDS.filter(([field]) => picks[field] === 'theirs').map(([field]) => field)
  const fields = Object.fromEntries(taken.map((field) => [field, theirs[field]]))
  const { field } = picks.skills === 'theirs' ? theirs : mine
  return { ...mine, ...fields, field }
}
