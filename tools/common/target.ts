// Which Onise a tool works on. It is said, never guessed: the one that `npm start` runs on this machine, or an environment
// that is deployed, whose settings are in a file (docs/operations.md#deploy).
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './paths.ts'

export type Variables = Record<string, string | undefined>

export const PRODUCTION = 'production'
/** Becomes a part of the names of a worker and a bucket. */
const NAME = /^[a-z](?:[a-z0-9-]{0,18}[a-z0-9])?$/
const RESERVED = ['local', 'test']

/** For `parseArgs`. */
export const TARGET_OPTIONS = {
  env: { type: 'string' },
  'env-file': { type: 'string' },
  local: { type: 'boolean' },
} as const
export const TARGET_USAGE = '[--local | --env staging | --env-file .env]'

export type TargetArgs = {
  env?: string | undefined
  'env-file'?: string | undefined
  local?: boolean | undefined
}
type Place = { folder?: string; shell?: Variables }

export const fileOf = (name: string): string => (name === PRODUCTION ? '.env' : `.env.${name}`)

/** Of a file with the name that `fileOf` gives it, so that `--env-file .env.staging` alone is not taken for production. */
export const nameOf = (file: string): string | null => {
  const [, name] = /^\.env(?:\.(.+))?$/.exec(basename(file)) ?? [null, null]
  return basename(file) === '.env' ? PRODUCTION : (name ?? null)
}

export function checkName(name: string): string {
  if (NAME.test(name) && !RESERVED.includes(name)) return name
  throw new Error(
    `"${name}" is no name of an environment: lower-case letters, digits and hyphens, at most 20, not ${RESERVED.join(' or ')}.`,
  )
}

export function readEnvFile(path: string): Variables {
  if (!existsSync(path))
    throw new Error(`There is no file ${path}. .env.example explains each name.`)
  return parseEnv(readFileSync(path, 'utf8'))
}

/** The file's variables with those of the shell, which may add to them and not contradict them. */
export function joinVariables(file: Variables, shell: Variables, path: string): Variables {
  const different = Object.keys(file).filter(
    (name) => file[name] && shell[name] && file[name] !== shell[name],
  )
  if (different.length > 0)
    throw new Error(
      `This shell and ${path} have different values of ${different.join(', ')}. Unset one of them, so that it is clear which one counts.`,
    )
  const filled = Object.entries(file).filter(([, value]) => value)
  return { ...shell, ...Object.fromEntries(filled) }
}

/** The settings of the environment, or null for the Onise that `npm start` runs on this machine. */
export function readTarget(
  { env, 'env-file': envFile, local }: TargetArgs,
  { folder = ROOT, shell = process.env }: Place = {},
): Variables | null {
  if (local && (env || envFile)) throw new Error('--local and another environment: say only one.')
  if (local) return null
  const file = envFile ?? (env ? fileOf(checkName(env)) : null)
  if (file) return joinVariables(readEnvFile(resolve(folder, file)), shell, file)
  if (shell['LIBSQL_URL']) return shell
  const path = join(folder, fileOf(PRODUCTION))
  const deployed = existsSync(path) ? readEnvFile(path)['LIBSQL_URL'] : null
  if (deployed)
    throw new Error(
      `Which Onise? --local is the one that npm start runs on this machine, --env-file .env is the deployed one (${new URL(deployed).hostname}).`,
    )
  return null
}
