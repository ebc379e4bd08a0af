import type { Words } from '#schema/domain/localize.ts'
import type { PUSH_MESSAGES } from '../push.ts'

export const words: Words<typeof PUSH_MESSAGES> = {
  subscribed: 'An kunna sanarwa a wannan waya.',
  unsubscribed: 'An kashe sanarwa a wannan waya.',
  digest: (count: number) => ({
    title: `Sababbin sanarwa ${count}`,
    text: 'Ku buɗe Onise don karanta su.',
  }),
}
