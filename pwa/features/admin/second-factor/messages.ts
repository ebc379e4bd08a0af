export const messages = {
  title: 'Second factor',
  passText: 'Open your authenticator app and enter the code for Onise, or use a recovery code.',
  code: 'Code',
  codeHint: '6 digits, or a recovery code',
  codeRequired: 'Enter the code.',
  pass: 'Continue',

  setUpText:
    'Administrators need an authenticator app besides their password. Install one on your phone first.',
  password: 'Your password',
  passwordRequired: 'Enter your password.',
  start: 'Set it up',
  scan: 'Scan this with the app',
  qr: 'QR code for the authenticator app',
  secret: 'Or type this secret into it',
  confirm: 'Confirm',
  codes: 'Your recovery codes',
  codesText:
    'Each works once instead of a code, when the phone is lost. They are shown only now. Keep them where nobody else finds them.',
  download: 'Download them',
  kept: 'I have kept them',
} as const
