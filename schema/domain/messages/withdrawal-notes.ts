import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

const BACK = 'The money is back in your wallet.'

/** Why a withdrawal takes long or did not arrive. */
export const WITHDRAWAL_NOTES = localize('domain/withdrawal-notes', {
  notAccepted: `The bank did not accept the money. ${BACK} Check the account number, or use another account.`,
  stopped: `The transfer was stopped before it was sent. ${BACK} You can try again.`,
  late: `The transfer was not completed in time. ${BACK} You can try again.`,
  reversed: `The bank sent the money back. ${BACK} Check the account number, or use another account.`,
  otherName: `The account is in another name, so we did not send it. ${BACK} Use an account in your own name.`,
  notSent: `It could not be sent. ${BACK} Check the account number, or use another account.`,
  takesLong:
    'This is taking longer than usual. Your money is safe: it arrives, or it comes back to your wallet. We are asking the bank.',
})
export const WITHDRAWAL_NOTE_FACTS = factsOf('withdrawal-notes', WITHDRAWAL_NOTES)
