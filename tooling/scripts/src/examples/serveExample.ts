import { join } from 'node:path'
import { findAnyFreePort } from '../consumer/findAnyFreePort'
import { serveFolder } from '../consumer/serveFolder'
import { createProcesses } from '../entry/processes.mjs'
import type { BuiltExample } from './buildExample'
import { contentPolicy } from './contentPolicy'

const TRY_AGAIN_MS = 100

/** Serves an example: by its own server (`npm start`), or else the folder `dist`. */
export async function serveExample({ folder, scripts }: BuiltExample, env: NodeJS.ProcessEnv) {
  if (!scripts.start) return serveFolder(join(folder, 'dist'), { 'content-security-policy': contentPolicy })
  const port = await findAnyFreePort()
  const url = `http://localhost:${port}`
  const { run, stop } = createProcesses()
  let ended: string | undefined
  void run('pnpm', ['start'], { cwd: folder, env: { ...env, PORT: String(port), ORIGIN: url }, quiet: true }).then(
    ({ text }) => {
      ended = text
    },
    () => {},
  )
  while (!(await isServed(url))) {
    if (ended !== undefined) throw new Error(`The server of ${folder} has ended:\n${ended}`)
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
  }
  return { url: `${url}/`, stop }
}

const isServed = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
