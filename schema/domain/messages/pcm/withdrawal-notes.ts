import type { Words } from '#schema/domain/localize.ts'
import type { WITHDRAWAL_NOTES } from '../withdrawal-notes.ts'

const BACK = 'The money don come back to your wallet.'

export const words: Words<typeof WITHDRAWAL_NOTES> = {
  notAccepted: `The bank no accept the money. ${BACK} Check the account number, or use another account.`,
  stopped: `The transfer stop before e go. ${BACK} You fit try again.`,
  late: `The transfer no complete in time. ${BACK} You fit try again.`,
  reversed: `The bank send the money back. ${BACK} Check the account number, or use another account.`,
  otherName: `The account get another name, so we no send am. ${BACK} Use account wey dey in your own name.`,
  notSent: `E no fit go. ${BACK} Check the account number, or use another account.`,
  takesLong:
    'This one dey take longer than before. Your money dey safe: e go arrive, or e go come back to your wallet. We dey ask the bank.',
}
