import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './notice-messages.ts'

export const words: Words<typeof messages> = {
  title: (title) => `Dispute: ${title}`,
  answer: (until) => `Talk wetin happen before ${until}.`,
  offered: 'The other side offer to share the money. Accept am, or make your own offer.',
  awaitAnswer: (until) => `The other side get until ${until} to answer.`,
  awaitDecision: (until) =>
    `Administrator go decide by ${until}, unless the two of una agree before then.`,
  open: 'Go to the dispute',
}
