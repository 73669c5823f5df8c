import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { log } from '../entry/log.mjs'
import { root } from '../entry/root.mjs'
import { findFreePort } from '../lib/findFreePort'

const PORT = 5173
const playground = join(root, 'apps', 'playground')

/** Starts Vite’s dev server for the playground, with service addresses in the environment. */
export async function startPlayground(local: object) {
  process.env.FOYER_SANDBOX = JSON.stringify(local)
  const { createServer } = await importVite()
  const port = await findFreePort(PORT)
  if (port !== PORT) log.note(`Port ${PORT} is taken; the playground uses ${port}.`)
  const server = await createServer({
    root: playground,
    clearScreen: false,
    logLevel: 'warn',
    server: { port, strictPort: true, host: 'localhost', open: false },
  })
  await server.listen()
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}

/** Imports the playground’s own Vite, which resolves only from its folder. */
async function importVite() {
  const require = createRequire(join(playground, 'package.json'))
  return import(pathToFileURL(require.resolve('vite')).href)
}
