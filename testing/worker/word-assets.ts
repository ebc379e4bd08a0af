import { wordFiles } from '#tools/build/word-files.ts'
import type { Deps } from '#worker/context.ts'

/** The built files with the words of other languages; each read of one may fail. */
export function createWordAssets(
  isReadable: () => boolean = () => true,
): NonNullable<Deps['assets']> {
  const files = wordFiles()
  return {
    fetch: async (input: unknown) => {
      if (!isReadable()) throw new TypeError('not readable')
      const file = files[new URL(String(input)).pathname.slice(1)]
      return (
        file === undefined ? new Response(null, { status: 404 }) : new Response(file)
      ) as never
    },
  }
}
