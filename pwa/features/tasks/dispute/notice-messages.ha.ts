import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './notice-messages.ts'

export const words: Words<typeof messages> = {
  title: (title: string) => `Jayayya: ${title}`,
  answer: (until: string) => `Ku faɗi abin da ya faru kafin ${until}.`,
  offered: 'Ɗayan ɓangaren ya yi tayin raba kuɗin. Ku karɓa, ko ku yi naku tayin.',
  awaitAnswer: (until: string) => `Ɗayan ɓangaren yana da lokaci har zuwa ${until} don ba da amsa.`,
  awaitDecision: (until: string) =>
    `Administrator zai yanke hukunci kafin ${until}, sai dai idan kun yarda da juna kafin nan.`,
  open: 'Je wurin jayayya',
}
