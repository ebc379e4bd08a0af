import { beforeEach, describe, expect, it } from 'vitest'
import {
  decideVerification,
  readVerificationFile,
  takeVerification,
} from '#schema/contract/admin-verifications.ts'
import { sendVerification } from '#schema/contract/verifications.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { proofInput, type ProofInput } from '#testing/worker/proof.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { askRegisterJob } from './ask-register.ts'

const MINUTE_MS = 60_000
let market: Market
let tasker: TestUser
let admin: TestUser
beforeEach(async () => {
  market = await createMarket()
  tasker = await market.createTasker()
  admin = await market.createUser('admin')
})

const send = async (fields: ProofInput = {}, user = tasker) =>
  expect((await user.send(sendVerification, await proofInput(fields))).status).toBe(201)
/** What the job's line in the log says. */
async function run() {
  await runJobs(market.deps, [askRegisterJob])
  const { job, answered, postponed, skipped, fault } = market.logLines.at(-1) ?? {}
  expect([job, fault]).toEqual(['ask-register', undefined])
  return { answered, postponed, skipped }
}
const rows = () =>
  market.runSql(
    'SELECT id, register_answer AS answer, register_attempts AS attempts FROM verifications ORDER BY sent_at, id',
  )
const answers = async () => (await rows()).map(({ answer }) => answer)
const requests = () => market.identity.lookups().length
const at = async () => ({ id: String((await rows())[0]?.['id']) as never })
const take = async () => expect((await admin.send(takeVerification, await at())).status).toBe(200)

describe('the register', () => {
  it('is asked once about a proof that waits, and administrators read its answer', async () => {
    await send()
    expect(await run()).toEqual({ answered: 1, postponed: 0, skipped: 0 })
    expect((await admin.send(readVerificationFile, await at())).body.registerAnswer).toBe('match')
    expect(await run()).toEqual({ answered: 0, postponed: 0, skipped: 0 })
    expect(requests()).toBe(1)
  })

  it('decides nothing: a proof without a match still waits', async () => {
    await send({ documentNumber: '12345670404' })
    await run()
    expect(await answers()).toEqual(['no_match'])
    expect(await market.runSql('SELECT state FROM verifications')).toEqual([{ state: 'sent' }])
  })

  it('is not asked without keys', async () => {
    Object.assign(market.deps.settings, { REGISTER_SECRET: '' })
    await send()
    market.identity.injectFault('drop-request')
    await run()
    expect(market.identity.counts.size).toBe(0)
    expect(await answers()).toEqual([null])
  })

  it('is asked about ten proofs a run, the oldest first', async () => {
    for (let count = 0; count < 11; count++) {
      await send({}, await market.createTasker())
      market.advanceClock(1000)
    }
    expect((await run()).answered).toBe(10)
    expect((await answers()).slice(9)).toEqual(['match', null])
    expect((await run()).answered).toBe(1)
  })

  it('never sees its numbers and names in the log', async () => {
    await send()
    await market.identity.addFault({ effect: 'broken' })
    await run()
    expect(JSON.stringify(market.logLines)).not.toMatch(/12345678901|Ngozi|1990-05-17/)
  })
})

describe('a lease', () => {
  it('lets one of two concurrent runs ask', async () => {
    await send()
    const both = runJobs(market.deps, [askRegisterJob])
    await Promise.all([both, runJobs(market.deps, [askRegisterJob])])
    expect(requests()).toBe(1)
    expect(await rows()).toMatchObject([{ answer: 'match', attempts: 1 }])
  })

  it('ends a minute after a run that was killed when it had asked', async () => {
    await send()
    await killAfterAsking()
    expect(await answers()).toEqual([null])
    await run()
    expect(requests()).toBe(1)
    market.advanceClock(MINUTE_MS)
    await run()
    expect(await rows()).toMatchObject([{ answer: 'match', attempts: 2 }])
  })

  it('of a third try that was killed makes the register not available', async () => {
    await send()
    for (let count = 0; count < 3; count++) {
      await killAfterAsking()
      market.advanceClock(MINUTE_MS)
    }
    await run()
    expect(await answers()).toEqual(['not_available'])
    expect(requests()).toBe(3)
  })

  it('of a run that was overtaken writes nothing over the other answer', async () => {
    await send()
    market.identity.injectFault(async (request, forward) => {
      const response = await forward(request)
      if (!request.url.endsWith('/token')) {
        market.identity.removeFault()
        market.advanceClock(MINUTE_MS)
        await run()
        await market.runSql("UPDATE verifications SET register_answer = 'no_match'")
      }
      return response
    })
    expect((await run()).skipped).toBe(1)
    expect(await answers()).toEqual(['no_match'])
  })
})

/** The request arrives, and the run never continues. */
async function killAfterAsking() {
  await new Promise<void>((resolve) => {
    market.identity.injectFault(async (request, forward) => {
      const response = await forward(request)
      if (request.url.endsWith('/token')) return response
      resolve()
      return new Promise<never>(() => {})
    })
    void runJobs(market.deps, [askRegisterJob])
  })
  market.identity.removeFault()
}

describe('a failure', () => {
  it('is tried three times, after ten minutes and two hours, then the register is not available', async () => {
    await send()
    await market.identity.addFault({ effect: 'broken', times: null })
    expect((await run()).postponed).toBe(1)
    market.advanceClock(10 * MINUTE_MS - 1)
    expect((await run()).postponed).toBe(0)
    market.advanceClock(1)
    expect((await run()).postponed).toBe(1)
    expect(await rows()).toMatchObject([{ answer: null, attempts: 2 }])
    market.advanceClock(120 * MINUTE_MS)
    await run()
    expect(await rows()).toMatchObject([{ answer: 'not_available', attempts: 3 }])
  })

  it('waits as long as the register asks for', async () => {
    await send()
    await market.identity.addFault({ effect: 'busy', retryAfter: 3600 })
    await run()
    market.advanceClock(60 * MINUTE_MS - 1)
    await run()
    expect(await answers()).toEqual([null])
    market.advanceClock(1)
    await run()
    expect(await answers()).toEqual(['match'])
  })

  it('ends the run, so an outage takes a try of one proof only', async () => {
    await send()
    market.advanceClock(1)
    await send({}, await market.createTasker())
    await market.identity.addFault({ effect: 'broken', times: null })
    await run()
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0])
  })

  it('of the token takes no try, and is in the log', async () => {
    await send()
    Object.assign(market.deps.settings, { REGISTER_SECRET: 'another' })
    await run()
    expect(await rows()).toMatchObject([{ answer: null, attempts: 0 }])
    expect(market.logLines).toContainEqual({ register: 'token: HTTP 401' })
  })
})

describe('while the register is asked', () => {
  it('an administrator may decide, and the answer is not written any more', async () => {
    await send()
    await take()
    market.identity.injectFault(async (request, forward) => {
      const decision = { ...(await at()), decision: 'verified' as const }
      if (!request.url.endsWith('/token'))
        expect((await admin.send(decideVerification, decision)).status).toBe(200)
      return forward(request)
    })
    expect((await run()).skipped).toBe(1)
    expect(await answers()).toEqual([null])
    expect(await run()).toEqual({ answered: 0, postponed: 0, skipped: 0 })
  })
})

describe('a proof that was sent again', () => {
  const askAgain = async (step: 'document' | 'face', reason: string) => {
    await take()
    const again = [{ step, reason }] as never
    const decision = { ...(await at()), decision: 'needs_again' as const, again }
    expect((await admin.send(decideVerification, decision)).status).toBe(200)
  }

  it('with another number is asked about again', async () => {
    await send({ documentNumber: '12345670404' })
    await run()
    await askAgain('document', 'numberDiffers')
    await send()
    expect(await rows()).toMatchObject([{ answer: null, attempts: 0 }])
    await run()
    expect(await answers()).toEqual(['match'])
    expect(market.identity.lookups()[0]?.number).toBe('•••••••8901')
  })

  it('while the register was asked does not get the answer about the number of before', async () => {
    await send({ documentNumber: '12345670404' })
    market.identity.injectFault(async (request, forward) => {
      if (request.url.endsWith('/token')) return forward(request)
      await askAgain('document', 'numberDiffers')
      await send()
      return forward(request)
    })
    expect((await run()).skipped).toBe(1)
    expect(await answers()).toEqual([null])
    market.identity.removeFault()
    await run()
    expect(await answers()).toEqual(['match'])
  })

  it('with another picture of the face keeps its answer', async () => {
    await send()
    await run()
    await askAgain('face', 'dark')
    await send()
    await run()
    expect(await answers()).toEqual(['match'])
    expect(requests()).toBe(1)
  })
})
