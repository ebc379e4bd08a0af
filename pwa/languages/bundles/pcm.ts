import { collectWords } from '../collect-words.ts'

export const words = collectWords(
  import.meta.glob(['../../**/*.pcm.ts', '../../../schema/domain/messages/pcm/*.ts'], {
    eager: true,
    import: 'words',
  }),
)
/** The service worker serves this file without a network once it is stored. */
export const { url } = import.meta
