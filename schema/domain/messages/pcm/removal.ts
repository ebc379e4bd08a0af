import type { Words } from '#schema/domain/localize.ts'
import type { REMOVAL_MESSAGES } from '../removal.ts'

/** The others are the administrators'. */
export const words: Words<Pick<typeof REMOVAL_MESSAGES, 'hiddenTitle' | 'notice'>> = {
  hiddenTitle: 'Onise don remove am',
  notice: {
    text: 'Onise don remove this todo.',
    money: (paid, refunded) =>
      `From the money wey we hold, ${paid} go the professional, and ${refunded} return to the client.`,
    hidden: 'Onise don hide wetin dey this todo. Money and reviews go stay as dem be.',
  },
}
