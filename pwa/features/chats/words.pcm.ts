import type { Words } from '#schema/domain/localize.ts'
import type { messages as mediaTexts } from './media/messages.ts'
import type { messages as chatsTexts } from './messages.ts'
import type { messages as threadOptionTexts } from './thread/option-messages.ts'
import type { messages as threadReplyTexts } from './thread/reply-messages.ts'

const media: Words<typeof mediaTexts> = {
  picture: 'Picture',
  pictureFrom: (name) => `Picture from ${name}`,
  ownPicture: 'Your picture',
  open: 'Open am big:',
  loading: 'The picture dey load',
  preparing: 'We dey make the picture small…',
  notAPicture: 'This file no gree open as picture. Choose JPEG, PNG or WebP picture.',
  pictureHint: 'Wetin you write for the box below go follow am, and e go describe the picture.',
  voiceHint: 'Wetin you write for the box below go follow am, for people wey no fit listen.',
  remove: 'Remove',
  deleteRecording: 'Delete the recording',
  sending: 'E dey go',
  fileOffline: 'E go load when network dey.',
  fileFailed: 'E no gree load.',
  retry: 'Try again',
  cannotPlay:
    'This browser no fit play this voice note. For iPhone update am to iOS 17.4 or later, or ask make dem write am.',
  play: (duration) => `Play the voice note, ${duration}`,
  pause: 'Pause the voice note',
  starting: 'The microphone dey open. Allow am if your browser ask.',
  recording: 'We dey record. E go end after 60 seconds.',
  slide: 'Slide go left to cancel',
  letGoToCancel: 'Leave am to cancel',
  stop: 'Stop',
  close: 'Close',
  trouble: {
    denied:
      'Onise no get permission for the microphone. Allow am for your browser settings for this site, then try again.',
    missing: 'We no see microphone for this device.',
    busy: 'The microphone no gree open. Another app fit dey use am. Close that app and try again.',
    unsupported: 'This browser no fit record voice note. Write message instead.',
    empty:
      'Nothing record. Hold the button when you dey talk, or tap am once and tap am again to stop.',
  },
}

const chats: Words<typeof chatsTexts> = {
  title: 'Messages',
  chatWith: (name) => `Chat with ${name}`,
  choose: 'Choose one conversation make you read am here.',
  empty: 'No conversation dey yet.',
  emptyText:
    'You fit write to client after you don send proposal, and to professional wey don send you proposal.',
  unread: (count) =>
    count === 1 ? '1 message wey you never read' : `${count} messages wey you never read`,
  you: 'You',
  picture: 'Picture',
  voice: 'Voice note',
  deleted: 'This message don delete.',
  deletedShort: 'Message don delete',
  edited: 'edited',
  tick: {
    queued: 'Dey wait to go',
    late: 'E never go',
    sent: 'E don go',
    seen: 'Dem don see am',
    failed: 'E no go',
  },
  from: (name, time) => `${name}, ${time}:`,
  masked:
    'We dey hide phone numbers, e-mails and links until the client give out the work, and bank account numbers always, to keep both sides safe.',
  thread: (name) => `Messages with ${name}`,
  threadEmpty: (name) => `Write the first message to ${name}.`,
  older: 'Older messages dey load',
  olderOffline: 'Older messages need network.',
  olderFailed: 'Older messages no gree load.',
  loadOlder: 'Show older messages',
  toNewest: 'Go to the newest message',
  toNewestCount: (count) => (count === 1 ? 'Go to 1 new message' : `Go to ${count} new messages`),
  placeholder: 'Type message',
  typing: (name: string) => `${name} dey type…`,
  presence: { online: 'Dey online now', today: 'Don come today' },
  send: 'Send message',
  addPicture: 'Add picture',
  recordVoice: 'Record voice note',
  stopVoice: 'Stop recording',
  charactersLeft: (count) => (count === 1 ? '1 character remain' : `${count} characters remain`),
  charactersTooMany: (count) =>
    count === 1 ? '1 character too much' : `${count} characters too much`,
  notStored: 'The message no fit save for this phone. E still dey the box. Try again.',
  options: (time) => `Options for your message of ${time}`,
  report: (name, time) => `Report the message of ${name}, ${time}`,
  editing: 'You dey change your message.',
  saveEdit: 'Save the change',
  cancelEdit: 'Cancel',
  failed: 'E no go.',
  retry: 'Send again',
  editFailed: 'Edit',
  discard: 'Comot am',
  failedChange: 'We no accept your change.',
  unsentMessage: 'Message',
  unsentEdit: 'Change of one message',
  unsentDelete: 'Delete of one message',
  unsentSeen: 'Messages wey you don read',
  notAllowed: 'You no fit chat yet',
  unknown: 'This conversation no dey this phone. E go open when network dey.',
  goToMessages: 'See your messages',
}

const threadOption: Words<typeof threadOptionTexts> = {
  optionsTitle: 'Your message',
  edit: 'Edit',
  delete: 'Delete for both of una',
  deleteUnsent: 'Comot am',
  changeNote: 'You fit change or delete message for 5 minutes after e don go.',
}

const threadReply: Words<typeof threadReplyTexts> = {
  label: 'Quick answers',
  client: {
    start: {
      first: 'Good day. When you fit come look am?',
      second: 'Good day. Your price join materials?',
      third: 'Good day. You don do this kind work before?',
    },
    talk: {
      first: 'When you fit start?',
      second: 'Your price join materials?',
      third: 'Wetin be your last price?',
    },
    work: {
      first: 'You dey come?',
      second: 'When e go ready?',
      third: 'Thank you, you do well.',
    },
  },
  tasker: {
    start: {
      first: 'Good day. I fit come look am first?',
      second: 'Good day. Abeg, you fit send me picture of am?',
      third: 'Good day. When you want make e finish?',
    },
    talk: {
      first: 'Abeg, you fit send me picture of am?',
      second: 'My price join materials.',
      third: 'I fit start tomorrow.',
    },
    work: {
      first: 'I dey come.',
      second: 'Sorry, I go late small.',
      third: 'I don finish the work. Abeg check am.',
    },
  },
}

export const words = {
  'features/chats/media': media,
  'features/chats': chats,
  'features/chats/thread/option-messages': threadOption,
  'features/chats/thread/reply-messages': threadReply,
}
