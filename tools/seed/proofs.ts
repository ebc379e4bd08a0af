import sharp from 'sharp'
import {
  decideVerification,
  listVerifications,
  takeVerification,
} from '#schema/contract/admin-verifications.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { sendVerification } from '#schema/contract/verifications.ts'
import type { Id } from '#schema/domain/ids.ts'
import { tools, type Options } from './events.ts'
import type { Step } from './run-task-lifecycle.ts'

type Decision = Omit<WireInput<typeof decideVerification>, 'id'>
type Proof = {
  by: string
  name: string
  number: string
  hoursAgo: number
  /** What the administrator has done about it, an hour later. */
  outcome?: 'take' | Decision
}

/** A user in each state. Two of them sent the same document. */
const PROOFS: readonly Proof[] = [
  { by: 'zainab', name: 'Zainab Abubakar Sule', number: '70123456781', hoursAgo: 30 },
  { by: 'ibrahim', name: 'Ibrahim Sule', number: '70123456781', hoursAgo: 9 },
  { by: 'kunle', name: 'Adekunle Ọlá Bakare', number: '70123456782', hoursAgo: 2, outcome: 'take' },
  {
    by: 'sani',
    name: 'Sani Musa Ɗanjuma',
    number: '70123456783',
    hoursAgo: 50,
    outcome: { decision: 'needs_again', again: [{ step: 'document', reason: 'glare' }] },
  },
  {
    by: 'amaka',
    name: 'Amaka Nwosu',
    number: '70123456784',
    hoursAgo: 80,
    outcome: {
      decision: 'refused',
      refusal: 'notConfirmed',
      reason: 'The register has another name.',
    },
  },
  {
    by: 'blessing',
    name: 'Blessing Etim Okon',
    number: '70123456785',
    hoursAgo: 100,
    outcome: { decision: 'verified' },
  },
]

const jpegOf = async (svg: string) =>
  new Blob([Uint8Array.from(await sharp(Buffer.from(svg)).jpeg().toBuffer())])

const drawCard = (name: string, number: string) =>
  jpegOf(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#7c6a52"/>
    <rect x="60" y="60" width="840" height="520" rx="24" fill="#e8efe6"/><rect x="100" y="170" width="220" height="280" fill="#b9c4b4"/>
    <circle cx="210" cy="270" r="70" fill="#6b4a36"/><path d="M110 450q100-170 200 0z" fill="#3a5d7d"/>
    <g font-family="sans-serif" fill="#22302a"><text x="100" y="130" font-size="40">Demo card, not a document</text>
    <text x="360" y="240" font-size="36">${name}</text><text x="360" y="330" font-size="46">${number}</text></g></svg>`)

const FACE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800"><rect width="640" height="800" fill="#a9b8c4"/>
  <ellipse cx="320" cy="360" rx="150" ry="190" fill="#6b4a36"/><circle cx="265" cy="330" r="16" fill="#1d1512"/><circle cx="375" cy="330" r="16" fill="#1d1512"/>
  <path d="M260 450q60 50 120 0" stroke="#1d1512" stroke-width="10" fill="none"/><path d="M120 800q200-330 400 0z" fill="#3a7d44"/></svg>`

/** Proofs of identity, so that the queue of the administrators has some and a user is in each state. */
export function proofSteps(options: Options): Step[] {
  const { call, userOf, timeOf } = tools(options)
  const idOf = async (by: string): Promise<Id<'verification'>> => {
    const { verifications } = await call(userOf('admin').token, listVerifications, {})
    const found = verifications.find(({ user }) => user._id === userOf(by).id)
    if (!found) throw new Error(`No proof of ${by} waits`)
    return found._id
  }
  return PROOFS.flatMap(({ by, name, number, hoursAgo, outcome }): Step[] => {
    const send = async () => {
      const documentPicture = await drawCard(name, number)
      const steps = { name, birthDate: '1991-04-12', documentKind: 'nin' as const }
      const pictures = { documentPicture, facePicture: await jpegOf(FACE) }
      await call(userOf(by).token, sendVerification, {
        ...steps,
        documentNumber: number,
        ...pictures,
      })
    }
    const decide = async () => {
      const { token } = userOf('admin')
      const id = await idOf(by)
      await call(token, takeVerification, { id })
      if (outcome && outcome !== 'take') await call(token, decideVerification, { id, ...outcome })
    }
    const sent = { at: timeOf(hoursAgo), run: send }
    return outcome ? [sent, { at: timeOf(hoursAgo - 1), run: decide }] : [sent]
  })
}
