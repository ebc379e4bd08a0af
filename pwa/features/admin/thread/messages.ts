export const messages = {
  title: 'Their messages',
  text: 'Messages are private. You may read them only while a dispute or an open report names these two; every reading is stored in the audit log.',
  read: 'Read the messages',
  reasonTitle: 'Why do you read these messages?',
  older: 'Read older messages',
  empty: 'They have written no messages.',
  deleted: 'Deleted',
  edited: 'edited',
  masked: 'Contact details are hidden',
  picture: 'Picture',
  voice: 'Voice note',
} as const
