import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { build, buildWorker } from './build.mjs'
import { ROOT } from './install.mjs'
import { startOnise } from './onise.mjs'
import { freePort, isPortFree } from './processes.mjs'

const QUIET = 150

/** Vite serves the app from its source, so what was built of it before need only be there. */
const make = () => (existsSync(join(ROOT, 'dist/pwa/shell.html')) ? buildWorker() : build())

/** As `npm start`, with Vite's hot reload in front and a worker that is built again when its source changes. */
export async function startDev({ port, say, ...options }) {
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} is taken. Try another: PORT=${port + 1} npm run dev`)
  const onise = await startOnise({ ...options, make, port: await freePort(), appPort: port })
  const watchers = []
  try {
    const { createServer } = await import('vite')
    // vite.config.ts sends the calls there, and only the calls: the app has sources below /api too.
    process.env.API_PORT = new URL(onise.worker.url).port
    const vite = await createServer({
      configFile: join(ROOT, 'vite.config.ts'),
      // The app has a folder of that name too: its modules are Vite's, all else is the worker's.
      server: { port, strictPort: true, host: '127.0.0.1' },
      clearScreen: false,
    })
    await vite.listen()

    let timer
    const rebuild = async () => {
      try {
        if (!(await buildWorker())) return
        await onise.worker.reload()
        say(`  ✓ The worker is built again`)
      } catch (error) {
        say(`  ✗ ${error.message}`)
      }
    }
    const soon = (_event, name) => {
      if (!name?.endsWith('.ts')) return
      clearTimeout(timer)
      timer = setTimeout(rebuild, QUIET)
    }
    for (const place of ['worker', 'schema'].filter((name) => existsSync(join(ROOT, name)))) {
      watchers.push(watch(join(ROOT, place), { recursive: true }, soon))
    }
    return {
      ...onise,
      url: `http://localhost:${port}`,
      async stop() {
        for (const watcher of watchers) watcher.close()
        await vite.close()
        await onise.stop()
      },
    }
  } catch (error) {
    await onise.stop()
    throw error
  }
}
