import type { Words } from '#schema/domain/localize.ts'
import type { CANCEL_MESSAGES } from '../cancel.ts'

export const words: Words<typeof CANCEL_MESSAGES> = {
  done: {
    declined: 'You don decline the todo. The money wey we hold don go back to the client.',
    cancelled: 'The work don cancel. The money wey we hold don go back to the client.',
  },
  reposted: 'Your todo don open.',
  offered: 'Your offer don go. The professional get 48 hours to answer.',
  withdrawn: 'You don withdraw your offer. The work go continue.',
  accepted: 'You don accept the offer. The work don end.',
}
