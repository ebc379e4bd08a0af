import { words as domain } from '#schema/domain/words/pcm.ts'
import { collectWords } from '../collect-words.ts'

export const words = collectWords(
  domain,
  import.meta.glob('../../**/*words.pcm.ts', { eager: true, import: 'words' }),
)
/** The service worker serves this file without a network once it is stored. */
export const { url } = import.meta
