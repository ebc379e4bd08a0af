export const messages = {
  title: 'Administrators',
  note: 'Another account becomes one here. It must have a proven email, and no money, todos or disputes.',
  list: 'Who is an administrator',
  empty: 'No administrator',
  columns: { username: 'Username', email: 'Email', since: 'Registered' },
  add: 'Make an administrator',
  addTitle: 'Make this account an administrator?',
  addText: 'All its sessions end. It is an administrator from its next log-in on.',
  email: 'Email of the account',
  emailRequired: 'Enter the email.',
  factor: 'Your second factor',
  notRequired: 'This server asks for no second factor: it is a demo on one machine.',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  replace: 'Set it up on another phone',
} as const
