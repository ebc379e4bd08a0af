import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** Answers to commands about pictures of earlier work. */
export const WORK_PICTURE_MESSAGES = localize('domain/work-pictures', {
  added: 'The picture is on your profile.',
  changed: 'The picture is changed.',
  ordered: 'The new order is saved.',
  deleted: 'The picture is deleted.',
  takenOver: 'The picture is on your profile. Others see it in 7 days, unless the client says no.',
  objected: 'The picture is not shown to anybody.',
})
export const WORK_PICTURE_FACTS = factsOf('work-pictures', WORK_PICTURE_MESSAGES)
