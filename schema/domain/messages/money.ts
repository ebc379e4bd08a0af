import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** Messages of the wallet. A file of its own, because only the wallet's screens load it. */
export const MONEY_MESSAGES = localize('domain/money', {
  minimumWithdraw: 'Minimum withdraw is 10000',
  validAccountNumber: 'Please enter a valid account number',
  paymentCancelled: 'Payment cancelled',
  applePayFailed:
    'An error occurred while paying with Apple Pay. Please try again or use another payment method.',
  outcomeUnknown:
    'Onise did not answer in time, so this may have gone through or not. Look at your transactions before you try again.',
  paymentReady: 'Your payment is ready.',
  walletFunded: 'Wallet funded successfully',
  paymentPending: 'Payment is being confirmed',
  withdrawalRequested: 'Your withdrawal is on its way.',
  withdrawalHeld:
    'That bank account is in another name. We check this withdrawal before we send it.',
  oneAccount: 'Choose a saved account or type one, not both.',
  accountRemoved: 'The account is removed. Withdrawals on their way still arrive.',
  accountFound: 'Account found.',
  pinCreated: 'PIN created.',
  pinUpdated: 'PIN updated.',
  pinCodeSent: 'We sent a code to your e-mail.',
  pinReset: 'Your PIN is changed. For your safety, you can withdraw again after 24 hours.',
})
export const MONEY_FACTS = factsOf('money', MONEY_MESSAGES)
