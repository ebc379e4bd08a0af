/** Messages about an account; a file of their own, because most screens need none of them. */
export const ACCOUNT_MESSAGES = {
  usernameUnreadable: 'Use letters, numbers or emoji for the username',
  usernameReserved: 'This username is reserved. Choose another one',
  emailCodeSent: 'We sent a code to your e-mail.',
  emailProven: 'Your e-mail is confirmed.',
} as const
