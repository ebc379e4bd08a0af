export const DELIVERY_WORDS = {
  saved: 'Saved on phone',
  late: 'Not sent yet',
  sent: 'Sent',
} as const

export const words = {
  phoneFull: 'This phone is full, so that could not be saved. Free some space and try again.',
  madeRoom:
    'This phone is nearly full. Pictures and todos that can be fetched again were removed, so that what you write is kept.',
  closeOtherTabs: 'Close the other tabs of Onise, so that this one can be updated.',
  tooOld:
    'This was written with an older version of Onise and can no longer be sent. Write it again.',
  stopped: 'You stopped this. It is kept here until you send it again or discard it.',
  parentFailed: 'Not sent, because what it belongs to was not accepted.',
} as const
