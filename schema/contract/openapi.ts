import EXAMPLES from './examples.json' with { type: 'json' }
import { ENDPOINTS } from './index.ts'
import { operationOf } from './openapi-operations.ts'
import { OTHER_PATHS } from './openapi-others.ts'
import { componentHeaders, componentResponses } from './openapi-responses.ts'
import { componentSchemas, type Node } from './openapi-schemas.ts'

export type { Json } from './openapi-schemas.ts'

const DESCRIPTION = `A marketplace for skilled work in Nigeria. Amounts are in naira, times are ISO 8601 in UTC, ids are UUIDv7,
and the lengths of texts are in UTF-16 code units. A command may have an \`Idempotency-Key\`. A request that is refused gets an
\`Error\`: a sentence for the user, and a \`code\` for programs.`

/** The first part of the operations' names. */
const TAGS: Record<string, string> = {
  accounts: 'Registration, log-in, profile, password.',
  sessions: 'The devices of a user.',
  secondFactor: 'The second factor of administrators.',
  verifications: 'Proof of identity.',
  adminVerifications: 'The administrators who look at proof of identity.',
  adminFraud: 'Accounts that share something, for administrators.',
  closing: 'The end of an account.',
  tasks: 'Todos: posting, editing, lists, submitted work, approval.',
  proposals: 'Proposals and the award.',
  invitations: 'Invitations of professionals to an open todo.',
  questions: 'Questions about an open todo before a proposal.',
  funding: 'The money for the stages of a todo.',
  planChanges: 'Changes of the agreed price, day or plan, which both sides agree to.',
  materials: 'Money for materials: the list, the payment, the receipts, and what comes back.',
  cancel: 'The end of work before it is done.',
  disputes: 'Disputes about held money.',
  reviews: 'Reviews by both sides.',
  wallet: 'Money in and out, PIN, transactions, statements.',
  payments: 'Payments that administrators decide, and the events of the provider.',
  ledger: 'Corrections by administrators.',
  reconciliation: 'The comparison with the payment provider.',
  chats: 'Conversations.',
  notices: 'What a user must know.',
  directory: 'Professionals whom anybody may find.',
  alerts: 'What new todos a professional is told about.',
  arrivals: 'When a professional came to the place of a todo and left it.',
  passes:
    'Who is at the door: signed passes of assigned todos, and the list of those that ended early. Their public keys are at `/.well-known/jwks.json`.',
  saved: 'Todos and professionals that a user keeps for later.',
  push: 'Notices to a browser.',
  live: 'What tells an open app that something has changed.',
  uploads: 'Large files in parts.',
  files: 'Pictures and private files.',
  trust: 'Blocks and reports.',
  workPictures: 'Pictures of earlier work on the profile of a professional.',
  support: 'Help.',
  community: 'Groups and news.',
  about: 'The figures of the About page.',
  settings: 'What administrators change without a new build.',
  admin: 'Users, todos and transactions for administrators.',
  audit: 'What administrators did.',
  sync: 'What a phone pulls.',
  export: "The copy of one's own data.",
  operations: 'Health, and reports of browsers.',
  reference: 'This description.',
}

/** The body that the tests of the call send (worker/http/contract-inputs.test.ts). */
function withExample(operation: Node, name: string): Node {
  const example = (EXAMPLES as Record<string, Node>)[name]
  const body = operation['requestBody'] as Node | undefined
  if (!example || !body) return operation
  const content = Object.entries(body['content'] as Record<string, Node>).map(([type, media]) => [
    type,
    { ...media, example },
  ])
  return { ...operation, requestBody: { ...body, content: Object.fromEntries(content) as Node } }
}

/** The API as OpenAPI 3.1, generated from the endpoints that the worker serves. */
export function openapi(version: string): Node {
  const paths: Record<string, Node> = {}
  for (const endpoint of ENDPOINTS) {
    const path = `/api/${endpoint.path}`
    const operation = withExample(operationOf(endpoint), endpoint.name)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Onise',
      version,
      description: DESCRIPTION,
      contact: { name: 'Onise', url: '/help' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that sent this description.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...OTHER_PATHS },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      headers: componentHeaders(),
      responses: componentResponses(),
      schemas: componentSchemas(),
    },
  }
}
