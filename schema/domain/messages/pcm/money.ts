import type { Words } from '#schema/domain/localize.ts'
import type { MONEY_MESSAGES } from '../money.ts'

export const words: Words<typeof MONEY_MESSAGES> = {
  minimumWithdraw: 'Minimum withdraw na 10000',
  validAccountNumber: 'Please put correct account number',
  paymentCancelled: 'Payment don cancel',
  applePayFailed:
    'Error happen as you dey pay with Apple Pay. Please try again or pay another way.',
  outcomeUnknown:
    'Onise no answer in time, so e fit be say this one don go through or e no go through. Look your transactions before you try again.',
  paymentReady: 'Your payment dey ready.',
  walletFunded: 'Money don enter your wallet',
  paymentPending: 'We dey confirm the payment',
  withdrawalRequested: 'Your withdrawal dey on the way.',
  withdrawalHeld:
    'That bank account get another name. We go check this withdrawal before we send am.',
  oneAccount: 'Choose account wey we don save or type one, no be the two.',
  accountRemoved: 'We don remove the account. Withdrawals wey dey go still go reach.',
  accountFound: 'We don find the account.',
  pinCreated: 'You don create PIN.',
  pinUpdated: 'You don update your PIN.',
  pinCodeSent: 'We don send code to your e-mail.',
  pinReset: 'Your PIN don change. For your safety, you fit withdraw again after 24 hours.',
}
