import type { Words } from '#schema/domain/localize.ts'
import type { PUSH_MESSAGES } from '../push.ts'

export const words: Words<typeof PUSH_MESSAGES> = {
  subscribed: 'A gbanyere ọkwa na ekwentị a.',
  unsubscribed: 'E menyụrụ ọkwa na ekwentị a.',
  digest: (count: number) => ({
    title: `Ọkwa ọhụrụ ${count}`,
    text: 'Mepee Onise ka ị gụọ ha.',
  }),
}
