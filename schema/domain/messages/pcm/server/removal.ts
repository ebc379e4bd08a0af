import type { Words } from '#schema/domain/localize.ts'
import type { REMOVAL_MESSAGES } from '../../removal.ts'

export const words: Words<Pick<typeof REMOVAL_MESSAGES, 'notice'>> = {
  notice: {
    text: 'Onise don remove this todo.',
    money: (paid, refunded) =>
      `From the money wey we hold, ${paid} don go the professional, and ${refunded} don go back to the client.`,
    hidden: 'Onise don hide wetin dey inside this todo. Money and reviews stay as dem dey.',
  },
}
