import { spawn } from 'node:child_process'
import * as z from 'zod/mini'
import { SetupError } from '../settings/SetupError'
import { toNodeArguments } from './runSite'
import { toServerNames } from './siteEnvironment'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** Time after which a site has recovered, and its next pause is the first one again. */
const RECOVERED_MS = 60_000

const readySchema = z.object({ ready: z.int() })

export type SiteState = 'running' | 'restarting'

/** Returns the pause before a restart, in ms: twice as long after each crash, up to a minute. */
export const getRestartPause = (crashes: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, crashes - 1), LONGEST_PAUSE_MS)

export interface SecureSite {
  readonly port: number
  /** Returns whether the site runs, or waits to start again. */
  readonly state: () => SiteState
  /** Resolves when the site has ended and does not start again. */
  readonly failed: Promise<void>
  /** Ends the site as this signal does. Resolves once its last request is answered. */
  stop(signal: NodeJS.Signals): Promise<void>
}

/**
 * Starts the secure site in a process of its own, which starts again if it ends after it was ready. Rejects with a
 * `SetupError` if it cannot start.
 *
 * @param environment environment of that process, which has nothing else of this one
 */
export async function startSecureSite({
  environment,
  log,
}: {
  readonly environment: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}): Promise<SecureSite> {
  let isStopping = false
  let state: SiteState = 'running'
  let reportFailure = () => {}
  const failed = new Promise<void>((resolve) => {
    reportFailure = resolve
  })
  let site = launch(environment, log)
  const superviseUntilStopped = async () => {
    for (let crashes = 1; ; crashes += 1) {
      const since = performance.now()
      const how = await site.ended
      if (isStopping) return
      state = 'restarting'
      if (performance.now() - since >= RECOVERED_MS) crashes = 1
      const pause = getRestartPause(crashes)
      log(`secure site: it ended with ${how}, and starts again in ${pause / 1_000} s`)
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (isStopping) return
      site = launch(environment, log)
      if ((await site.ready) === undefined && !isStopping) return reportFailure()
      state = 'running'
    }
  }
  const port = await site.ready
  if (port === undefined) throw new SetupError('The secure site can’t start, so the server doesn’t start either.')
  void superviseUntilStopped()
  return {
    port,
    state: () => state,
    failed,
    async stop(signal) {
      isStopping = true
      site.kill(signal)
      await site.ended
    },
  }
}

function launch(env: Readonly<Record<string, string>>, log: (line: string) => void) {
  const child = spawn(process.execPath, toNodeArguments('start'), {
    env,
    // A terminal's signals reach this process alone, which passes them on.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let isReady = false
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => log((isReady ? text : toServerNames(text)).trimEnd()))
  const ended = new Promise<string>((resolve) => {
    child.once('error', () => resolve('an error'))
    child.once('close', (code, signal) => resolve(signal ?? `status ${code}`))
  })
  const ready = new Promise<number | undefined>((resolve) => {
    child.once('message', (message) => {
      isReady = true
      resolve(z.safeParse(readySchema, message).data?.ready)
    })
    void ended.then(() => resolve(undefined))
  })
  return { ready, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}
