import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/chats/media', {
  picture: 'Picture',
  pictureFrom: (name: string) => `Picture from ${name}`,
  ownPicture: 'Your picture',
  open: 'Open large:',
  loading: 'Loading the picture',
  preparing: 'Making the picture smaller…',
  notAPicture: 'This file could not be opened as a picture. Choose a JPEG, PNG or WebP picture.',
  pictureHint: 'What you write in the field below is sent with it and describes the picture.',
  voiceHint: 'What you write in the field below is sent with it, for people who cannot listen.',
  remove: 'Remove',
  deleteRecording: 'Delete the recording',
  sending: 'Sending',
  fileOffline: 'It loads when there is a network.',
  fileFailed: 'It could not be loaded.',
  retry: 'Try again',
  cannotPlay:
    'This browser cannot play this voice note. On an iPhone update to iOS 17.4 or later, or ask for it in writing.',
  play: (duration: string) => `Play the voice note, ${duration}`,
  pause: 'Pause the voice note',
  starting: 'Opening the microphone. Allow it if your browser asks.',
  recording: 'Recording. It ends after 60 seconds.',
  slide: 'Slide left to cancel',
  letGoToCancel: 'Let go to cancel',
  stop: 'Stop',
  close: 'Close',
  trouble: {
    denied:
      'Onise may not use the microphone. Allow it in the settings of your browser for this site, then try again.',
    missing: 'No microphone was found on this device.',
    busy: 'The microphone could not be opened. Another app may be using it. Close that app and try again.',
    unsupported: 'This browser cannot record voice notes. Write a message instead.',
    empty:
      'Nothing was recorded. Hold the button while you speak, or tap it once and tap it again to stop.',
  },
})
