import fc from 'fast-check'
import { expect, it } from 'vitest'
import { engineWire } from '../simulator/libsql.ts'
import { anyStep, FEE_BPS, play } from './histories.ts'
import { openHouse, type House } from './house.ts'

const HISTORIES = Number(process.env['HISTORIES'] ?? 1000)
/** A house fills, and every law reads all of it: a new one after so many. */
const A_HOUSE = 25

it(
  `R41-R43, MONEY 1: money goes as in a plain wallet, in ${HISTORIES} histories`,
  { timeout: 600_000 },
  async () => {
    let house: House | null = null
    let played = 0
    let steps = 0
    const began = process.cpuUsage()
    const close = async () => {
      expect(house?.faults ?? []).toEqual([])
      await house?.close()
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 6, maxLength: 16, size: 'max' }),
        async (history) => {
          if (played++ % A_HOUSE === 0) {
            await close()
            const engine = { ...engineWire(), url: 'http://engine.test' }
            house = await openHouse({ engine, settings: { PLATFORM_FEE_BPS: FEE_BPS } })
          }
          steps += history.length
          await play(house as House, history)
        },
      ),
      { seed: 20_260_304, numRuns: HISTORIES, endOnFailure: false },
    )
    await close()
    const { user, system } = process.cpuUsage(began)
    const seconds = ((user + system) / 1e6).toFixed(1)
    console.log(
      `money: ${HISTORIES} histories, ${steps} steps, 0 divergences, ${seconds} s of processor time`,
    )
  },
)
