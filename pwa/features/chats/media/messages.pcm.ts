import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
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
  cannotPlay: 'This browser no fit play this voice note.',
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
