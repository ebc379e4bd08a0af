import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Most of what the first scripts hold is run as the app starts. Left alone, a browser looks each function over, and
 * compiles it when it is first called, on the thread that draws. Told so, Chromium compiles them on another while the
 * rest of the file is still on its way (V8's explicit compile hints); to others it is a comment. It has to be the very
 * first thing in a file, so it comes last of all.
 */
export const compiledAtOnce: Plugin = {
  name: 'onise:compiled-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && (chunk.isEntry || chunk.name === 'vendor'))
          chunk.code = HINT + chunk.code
    },
  },
}
