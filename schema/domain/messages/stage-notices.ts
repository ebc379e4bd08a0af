import type { NoticeFacts } from '../notice.ts'

type Text = (facts: NoticeFacts) => readonly [title: string, ...lines: string[]]

/** About work that is paid in stages; `note` is the title of the stage. */
export const STAGE_NOTICES = {
  awardedInStages: ({ title, name, amount, count }) => [
    `${title} is yours, in ${count} stages`,
    `${name} chose your proposal. ${amount} is held for you now. Each stage is paid when it is approved; do not start one that is not held yet.`,
  ],
  stageToFund: ({ title, note, amount }) => [
    `The next stage of ${title} is not held yet`,
    `Stage: ${note}.`,
    `Put in ${amount} so that the professional can start. It is paid only when you approve the stage.`,
  ],
  stageFunded: ({ title, note, amount }) => [
    `You can start the next stage of ${title}`,
    `Stage: ${note}.`,
    `${amount} is held for you now.`,
  ],
  stageUnfunded: ({ title, note, amount }) => [
    `The next stage of ${title} is still not held`,
    `Stage: ${note}.`,
    `${amount} is not held yet: do not start. You may wait, write to the client, or leave without a mark.`,
  ],
} satisfies Record<string, Text>
