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
  changeProposed: ({ title, name, note, at, lines }) => [
    `${name} asks to change what you agreed for ${title}`,
    ...lines,
    ...(note ? [`The reason given: “${note}”`] : []),
    `Accept or decline it by ${at}. Without an answer everything stays as it was agreed.`,
  ],
  changeReminder: ({ title, name, at, lines }) => [
    `${name} waits for your answer about ${title}`,
    ...lines,
    `Accept or decline it by ${at}. Without an answer everything stays as it was agreed.`,
  ],
  changeAccepted: ({ title, name, lines }) => [
    `${name} accepted your change of ${title}`,
    ...lines,
    'This is what is agreed now.',
  ],
  changeDeclined: ({ title, name, note }) => [
    `${name} declined your change of ${title}`,
    ...(note ? [`The reason given: “${note}”`] : []),
    'Everything stays as it was agreed.',
  ],
  changeWithdrawn: ({ title, name }) => [
    `${name} no longer asks to change ${title}`,
    'Everything stays as it was agreed.',
  ],
  changeEnded: ({ title }) => [
    `Nobody answered your change of ${title}`,
    'There were 48 hours for it. Everything stays as it was agreed; you can ask again.',
  ],
  changeUnfunded: ({ title, name, amount }) => [
    `${name} wants to accept your change of ${title}, but money is missing`,
    `Put ${amount} more into your wallet. Then it can be accepted.`,
  ],
  materialsAsked: ({ title, name, amount }) => [
    `${name} asks for the money for materials`,
    `${amount} for ${title}.`,
    'Look at the list. You pay all of it or a part, or ask for another list.',
  ],
  materialsDeclined: ({ title, name, note }) => [
    `${name} asks you to change the list of materials for ${title}`,
    `“${note}”`,
  ],
  materialsReleased: ({ title, amount, at }) => [
    `${amount} for materials of ${title} is in your wallet`,
    `Add pictures of the receipts and the goods until ${at}. Before that you cannot submit the next stage.`,
  ],
  receiptsSent: ({ title, name, amount, rest }) => [
    `${name} added the receipts for ${title}`,
    `Spent: ${amount}.`,
    ...(rest ? [`${rest} is left and comes back to you.`] : []),
  ],
  materialsGivenBack: ({ title, name, amount }) => [
    `${name} gave back ${amount} of the materials for ${title}`,
    'It is in your wallet.',
  ],
  receiptsMissing: ({ title, name, amount }) => [
    `No receipts yet for the materials of ${title}`,
    `${name} got ${amount} for materials 7 days ago and has added no receipts. The next stage cannot be submitted without them.`,
    'Write to the professional. You may also offer to end the work, or open a dispute.',
  ],
  receiptsOverdue: ({ title }) => [
    `Add the receipts for ${title}`,
    'The 7 days are over and the client knows it. Add pictures of the receipts and the goods, or give back the money.',
  ],
} satisfies Record<string, Text>
