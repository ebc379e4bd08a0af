import type * as media from '#pwa/features/chats/media/media.ts'

type Media = typeof media

let loaded: Media | undefined

export const loadMedia = async (): Promise<Media> =>
  (loaded ??= await import('#pwa/features/chats/media/media.ts'))

/** What is loaded already is shown in the first render, without words in its place. */
export const loadedMedia = (): Media | undefined => loaded
