import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The repository's root folder. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** Arguments of Node that run a TypeScript file, from any working directory. */
export const TYPESCRIPT_LOADER = [
  '--import',
  pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href,
]

/** Whether the module with this `import.meta.filename` is the program that Node was started with. */
export const isMainModule = (filename: string): boolean => process.argv[1] === filename
