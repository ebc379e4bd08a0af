/** Messages of the wallet, apart from the others so that they come with its screens and not before (SPEC 8, R42). */
export const MONEY_TEXTS = {
  minimumWithdraw: 'Minimum withdraw is 10000',
  validAccountNumber: 'Please enter a valid account number',
  paymentCancelled: 'Payment cancelled',
  applePayFailed:
    'An error occurred while paying with Apple Pay. Please try again or use another payment method.',
  paymentReady: 'Your payment is ready.',
  walletFunded: 'Wallet funded successfully',
  paymentPending: 'Payment is being confirmed',
  withdrawalRequested: 'Your withdrawal is on its way.',
  withdrawalHeld:
    'The account has another name than you. A person looks at this withdrawal before it is sent.',
  accountFound: 'Account found.',
  pinCreated: 'PIN created.',
  pinUpdated: 'PIN updated.',
  pinCodeSent: 'We sent a code to your e-mail.',
  pinReset: 'Your PIN is set anew. For your safety, withdrawals rest for 24 hours.',
} as const
