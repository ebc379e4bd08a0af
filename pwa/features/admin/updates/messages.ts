import type { UpdateAudience } from '#schema/domain/updates.ts'

export const messages = {
  title: 'Post Update',
  note: 'Users see it as a banner and on their Community page for 30 days.',
  caption: 'Caption',
  captionHint: 'Say everything here that the picture shows: not every user can see it.',
  captionRequired: 'Write a caption.',
  fileUnreadable: 'This file could not be read. Choose it again, or another one.',
  audience: 'Who sees it',
  audiences: { all: 'Everybody', client: 'Clients', tasker: 'Professionals' } satisfies Record<
    UpdateAudience,
    string
  >,
  file: 'Picture or PDF',
  filePrompt: 'Choose a file',
  showFrom: 'Show it from',
  showFromHint: 'In the time of Lagos, at most 30 days ahead. Empty: at once.',
  showFromInvalid: 'Choose a time within the next 30 days, or leave it empty.',
  push: 'Phones',
  pushes: {
    no: { label: 'In the app only' },
    yes: { label: 'Also as a notification', note: 'By day, one update a day at most.' },
  },
  toPreview: 'Preview',
  preview: 'This is what users see',
  atOnce: 'At once',
  change: 'Change it',
  post: 'Post',
  posting: 'Posting',
  posted: 'Scheduled, and shown in the last 30 days',
  none: 'No update is scheduled or was shown in the last 30 days',
  scheduled: 'Scheduled for',
  shown: 'Shown',
  retract: 'Retract',
  retractTitle: 'Retract this update?',
  retractScheduledText: 'It is not shown to any user and not sent to any phone.',
  retractText: 'No user sees it any more. A notification that a phone has shown stays there.',
} as const
