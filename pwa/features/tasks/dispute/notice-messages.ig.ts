import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './notice-messages.ts'

export const words: Words<typeof messages> = {
  title: (title: string) => `Esemokwu: ${title}`,
  answer: (until: string) => `Kwuo ihe merenụ tupu ${until}.`,
  offered: 'Onye nke ọzọ tụrụ aro ikewa ego ahụ. Nabata ya, ma ọ bụ tụọ aro nke gị.',
  awaitAnswer: (until: string) => `Onye nke ọzọ nwere ruo ${until} ịza.`,
  awaitDecision: (until: string) =>
    `Administrator ga-ekpebi tupu ${until}, belụsọ ma unu kwekọrịta tupu mgbe ahụ.`,
  open: 'Gaa n’esemokwu ahụ',
}
