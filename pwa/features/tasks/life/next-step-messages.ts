import { localize } from '#schema/domain/localize.ts'
import type { NextStep, TaskSide } from '#schema/domain/next-step.ts'

/** What the sentence of a step is made of. */
type StepFacts = {
  side: TaskSide
  /** The name of the other party. */
  other: string
  /** The day and the time of the step, empty when it has none. */
  day: string
  time: string
  /** The day from which the client may cancel late work alone; empty when that day has come. */
  cancelDay: string
  /** The title of the stage that lacks the amount; empty for others. */
  stage: string
  amount: string
  /** The status before the deletion, from its label; empty for others. */
  was: string
}

/** Each step as a sentence; empty for a task that is over. */
export const messages: Record<NextStep['kind'], (facts: StepFacts) => string> = localize(
  'features/tasks/life/next-step-messages',
  {
    chooseProposal: () => 'Choose a proposal and assign the todo. You pay nothing before that.',
    submit: ({ day, other }) =>
      `Submit the work${day && ` by ${day}`}. You are paid when ${other} approves it.`,
    submitLate: ({ day, cancelDay, other }) =>
      `The work was agreed for ${day}. Submit it now: ${cancelDay ? `from ${cancelDay} on` : 'by now'} ${other} can cancel alone and gets the money back.`,
    awaitWork: ({ day, other }) => `${other} must submit the work${day && ` by ${day}`}.`,
    workLate: ({ day, cancelDay, other }) =>
      `${other} is late: the work was agreed for ${day}.${cancelDay && ` From ${cancelDay} on you can cancel alone and get your money back.`}`,
    mayCancel: ({ day, other }) =>
      `${other} is late: the work was agreed for ${day}. You can cancel alone now and get your money back.`,
    fundStage: ({ amount, stage, other, time }) =>
      `${amount} for the stage “${stage}” is not held yet, so ${other} cannot start it. Put it in before ${time}. After that ${other} may leave.`,
    awaitMoney: ({ amount, stage, other, time }) =>
      `${amount} for the stage “${stage}” is not held yet: do not start. ${other} must put it in. From ${time} on you can leave without a mark.`,
    mayLeave: ({ amount, stage }) =>
      `${amount} for the stage “${stage}” is still not held: do not start. You may wait, or leave now without a mark.`,
    askMaterials: ({ stage, other }) =>
      `Ask for the money for materials of “${stage}” with a list below. ${other} pays it, then the next stage begins.`,
    awaitMaterials: ({ day, other }) =>
      `${other} must send the list of materials${day && ` by ${day}`}. You pay nothing before you have seen it.`,
    changeMaterials: ({ other }) =>
      `${other} asked for another list of materials. Change it below and send it again.`,
    releaseMaterials: ({ amount, other }) =>
      `Release ${amount} for materials, or a part of it. ${other} is waiting for your answer to the list.`,
    awaitRelease: ({ amount, other }) =>
      `${other} must answer your list of materials of ${amount}. Do not buy anything before you are paid.`,
    addReceipts: ({ time }) =>
      `Add the receipts of the materials${time && ` by ${time}`}. You cannot submit this stage before that.`,
    approve: ({ time, other }) =>
      time
        ? `Approve the work or ask for changes by ${time}. Otherwise Onise pays ${other} then.`
        : `Look at the work, then approve it to pay ${other}.`,
    awaitApproval: ({ time, other }) =>
      time
        ? `You will be paid on ${time} unless ${other} asks for changes.`
        : `You are paid when ${other} approves your work.`,
    paymentDue: ({ side, time, other }) =>
      `The time to answer ended on ${time}. Onise pays ${side === 'client' ? other : 'you'} with its next check.`,
    makeChanges: ({ other }) => `${other} asked for changes. Make them and submit the work again.`,
    awaitChanges: ({ other }) =>
      `You asked for changes. ${other} makes them and submits the work again.`,
    answerOffer: ({ time, other }) =>
      `Answer the offer of ${other} to end the work by ${time}. No answer counts as accepted.`,
    answerChange: ({ time, other }) =>
      `${other} asks to change what you agreed. Answer by ${time}. Without an answer nothing changes.`,
    awaitOfferAnswer: ({ time, other }) =>
      `${other} must answer your offer to end the work by ${time}. No answer counts as accepted.`,
    offerAccepted: ({ time }) =>
      `The time to answer the offer ended on ${time}, so it counts as accepted.`,
    disputed: () => 'The money stays held until the dispute is settled.',
    answerDispute: ({ time }) =>
      `Answer the dispute by ${time}. Onise then decides, with or without your answer.`,
    awaitDisputeAnswer: ({ time, other }) =>
      `${other} must answer the dispute by ${time}. Onise decides after that.`,
    answerSplit: ({ time, other }) =>
      `${other} offered a split of the money. Accept it or offer another one. Otherwise Onise decides by ${time}.`,
    awaitDecision: ({ time, other }) =>
      `Onise decides the dispute by ${time}, unless you and ${other} agree before.`,
    decisionLate: ({ side, time, other }) =>
      `The decision is late. Without one by ${time}, the money goes back to ${side === 'client' ? 'you' : other}.`,
    review: ({ time, other }) =>
      `Review ${other} by ${time}. Your review shows when ${other} reviews you, or on that day.`,
    sealed: ({ time, other }) => `Your review shows when ${other} reviews you, or on ${time}.`,
    expired: ({ side }) =>
      side === 'client'
        ? 'Nothing happened on this todo for 30 days, so it is closed. You can post it again as it is.'
        : 'Nothing happened on this todo for 30 days, so it is closed.',
    cancelled: () => 'This todo is cancelled. Where the money went is listed below.',
    deleted: ({ time, was }) =>
      `You deleted this todo, which was ${was.toLowerCase()}. You can bring it back until ${time}.`,
    deletedForGood: ({ side, other }) =>
      side === 'client'
        ? 'You deleted this todo. It can no longer be brought back.'
        : `${other} deleted this todo.`,
    removed: () => 'Onise removed this todo. The reason is listed below.',
    over: () => '',
  },
)
