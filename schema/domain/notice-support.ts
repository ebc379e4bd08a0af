import type { TaskId } from './ids.ts'
import type { NoticeKind } from './notice.ts'

/** What these say may need a word with the people of Onise: their texts say to write to support. */
const WITH_SUPPORT: readonly string[] = [
  'autoApproved',
  'holdTaken',
  'underReview',
  'verificationEnded',
  'verificationRefused',
  'newDevice',
  'pinCreated',
  'pinUpdated',
  'pinReset',
  'passwordChanged',
  'phoneProven',
  'secondFactorChanged',
] satisfies NoticeKind[]
export const namesSupport = (of: string): boolean => WITH_SUPPORT.includes(of)

/** The parameters of the page where a user writes to support about a notice; null where nothing asks for it. */
export const supportAbout = ({
  kind: of,
  taskId,
}: {
  kind: string
  taskId: TaskId | null
}): { task?: TaskId } | null => {
  if (!namesSupport(of)) return null
  return taskId ? { task: taskId } : {}
}
