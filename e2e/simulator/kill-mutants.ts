// Puts each mutant into a copy of the source and plays seeds until one notices. `tsx kill-mutants.ts [seeds] [name]`
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { MUTANTS, mutated } from './mutants.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const [most = '500', only] = process.argv.slice(2)
const PARTS = ['schema', 'worker', 'pwa', 'e2e', 'local', 'package.json', 'tsconfig.base.json']

for (const { name, patches } of MUTANTS.filter((each) => !only || each.name.includes(only))) {
  const dir = await mkdtemp(join(tmpdir(), 'onise-mutant-'))
  try {
    for (const part of PARTS) await cp(join(root, part), join(dir, part), { recursive: true })
    await symlink(join(root, 'node_modules'), join(dir, 'node_modules'))
    for (const patch of patches) {
      const path = join(dir, patch.file)
      await writeFile(path, mutated(await readFile(path, 'utf8'), patch))
    }
    const args = ['--import', 'tsx', 'e2e/simulator/simulate.ts', '1', most, 'until-killed']
    const { stdout } = await run(process.execPath, args, { cwd: dir, maxBuffer: 1 << 26 })
    console.log(name.padEnd(28), stdout.trim().split('\n').at(-1)?.slice(0, 160))
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
