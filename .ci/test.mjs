// `npm test`, also with names of parts: `node .ci/test.mjs lint types`. Goes on after a failed part and counts everything.
import { install, isInstalled, whyNotNode } from '../local/install.mjs'

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const table = (rows) => {
  for (const [name, passed, failed, ms, again] of rows) {
    const tests = `${String(passed).padStart(6)} passed${String(failed).padStart(6)} failed`
    // A test that passes only now and then is one to be mended.
    const note = again > 0 ? `   ${again} only at a second try` : ''
    console.log(`  ${name.padEnd(12)}${tests}${seconds(ms).padStart(10)}${note}`)
  }
}

async function prepare() {
  const whyNot = whyNotNode()
  if (whyNot) throw new Error(whyNot)
  if (isInstalled()) return
  console.log('Installing the packages …')
  await install()
}

async function runParts(chosen) {
  const { PARTS } = await import('./parts.mjs')
  const unknown = chosen.filter((name) => !PARTS[name])
  if (unknown.length > 0) {
    throw new Error(
      `There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`,
    )
  }
  const rows = []
  for (const name of chosen.length > 0 ? chosen : Object.keys(PARTS)) {
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
    const began = performance.now()
    const {
      passed,
      failed,
      again = [],
    } = await PARTS[name]().catch((error) => {
      console.error(error.message)
      return { passed: 0, failed: 1 }
    })
    const took = performance.now() - began
    console.log(`   ${name}: ${seconds(took)}`)
    rows.push([name, passed, failed, took, again.length])
  }
  return rows
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

const began = performance.now()
let passed = 0
let failed = 0
try {
  await prepare()
  const rows = await runParts(process.argv.slice(2))
  for (const row of rows) {
    passed += row[1]
    failed += row[2]
  }
  console.log(`\n── ${'─'.repeat(61)}`)
  table([...rows, ['all', passed, failed, performance.now() - began, 0]])
} catch (error) {
  console.error(error.message)
  failed++
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed`)
