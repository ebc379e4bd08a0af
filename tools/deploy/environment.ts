import { PRODUCTION, type Variables } from '#tools/common/target.ts'

/** One of several in a Cloudflare account: each has its own worker, bucket, limits, address, database and secrets. */
export type Environment = {
  name: string
  /** Where only the provider's test keys are allowed, and every screen says so. */
  isTest: boolean
  worker: string
  bucket: string
  settings: Variables
}

export function createEnvironment(name: string, settings: Variables): Environment {
  const isProduction = name === PRODUCTION
  const kind = settings['ENVIRONMENT'] || (isProduction ? PRODUCTION : 'staging')
  if (kind !== PRODUCTION && (isProduction || kind !== 'staging'))
    throw new Error(
      `ENVIRONMENT is ${kind}. Leave it out, or set it to production for a second market with real money.`,
    )
  const worker = isProduction ? 'onise' : `onise-${name}`
  return { name, isTest: kind === 'staging', worker, bucket: `${worker}-files`, settings }
}

/** Numbers of the rate limits in the account. Production has those of wrangler.toml. */
export function limitNamespace({ name }: Environment, productions: string): string {
  if (name === PRODUCTION) return productions
  let hash = 0
  for (const character of name) hash = (hash * 31 + character.charCodeAt(0)) % 100_003
  return String(10_000 * (hash + 1) + Number(productions))
}

/** Checked by `settingProblems`. */
export const addressOf = ({ settings }: Environment): URL => new URL(String(settings['ONISE_URL']))

/** What must not be shared: with it one environment would change, or open, the data of the other. */
const OWN = [
  'LIBSQL_URL',
  'LIBSQL_AUTH_TOKEN',
  'JWT_SECRET',
  'PASSWORD_PEPPER',
  'FILES_SECRET',
  'BANK_SECRET',
  'IDENTITY_SECRET',
  'PAYSTACK_SECRET_KEY',
  'VAPID_KEY',
  'PASS_KEY',
  'ONISE_URL',
]

/** `others` are the settings of the other environments by their files. */
export const sharedSettings = (
  { settings }: Environment,
  others: Record<string, Variables>,
): string[] =>
  Object.entries(others).flatMap(([file, other]) =>
    OWN.filter((name) => settings[name] && settings[name] === other[name]).map(
      (name) => `${name} is that of ${file}: each environment needs its own.`,
    ),
  )

/** For `wrangler r2 bucket create --location`: near the database, when its address names a region of AWS. */
export function bucketLocation(databaseHost: string): string | null {
  const region = /\.aws-([a-z]+-[a-z]+)/.exec(databaseHost)?.[1] ?? ''
  if (region.startsWith('eu-')) return region === 'eu-central' ? 'eeur' : 'weur'
  if (region.startsWith('ap-')) return 'apac'
  return { 'us-east': 'enam', 'us-west': 'wnam' }[region] ?? null
}
