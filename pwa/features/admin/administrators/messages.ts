export const messages = {
  title: 'Administrators',
  note: 'Another account becomes one when a second administrator approves it. It must have a proven email, and no money, todos or disputes.',
  list: 'Who is an administrator',
  empty: 'No administrator',
  columns: { username: 'Username', email: 'Email', since: 'Registered' },
  add: 'Ask for an administrator',
  addTitle: 'Ask for this account to be an administrator?',
  addText:
    'Nothing changes until another administrator approves it. Then all sessions of the account end, it is an administrator from its next log-in on, and all administrators are told. It decides about money 72 hours later.',
  email: 'Email of the account',
  emailRequired: 'Enter the email.',
  factor: 'Your second factor',
  notRequired: 'This server asks for no second factor: it is a demo on one machine.',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  replace: 'Set it up on another phone',
} as const
