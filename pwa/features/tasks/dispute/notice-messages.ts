import { localize } from '#schema/domain/localize.ts'

/** Texts of the disputes on a dashboard, apart from those of a dispute's own page. */
export const messages = localize('features/tasks/dispute/notice-messages', {
  title: (title: string) => `Dispute: ${title}`,
  answer: (until: string) => `Say what happened before ${until}.`,
  offered: 'The other side offers to divide the money. Accept, or make your own offer.',
  awaitAnswer: (until: string) => `The other side has until ${until} to answer.`,
  awaitDecision: (until: string) =>
    `An administrator decides by ${until}, unless you agree with each other before.`,
  open: 'Go to the dispute',
})
