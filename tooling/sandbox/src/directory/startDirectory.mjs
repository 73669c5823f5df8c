import { createServer } from 'node:http'
import { readRoster } from '../readRoster.mjs'
import { createAnswers } from './createAnswers.mjs'
import { createFaults } from './createFaults.mjs'
import { createKept } from './createKept.mjs'
import { createListener } from './createListener.mjs'
import { createSandboxRoutes } from './createSandboxRoutes.mjs'
import { createServiceRoutes } from './createServiceRoutes.mjs'
import { listen } from './listen.mjs'
import { createWallets } from './wallets/createWallets.mjs'

/**
 * A wallet directory with its configuration, its images and its analytics sink. Keeps the process alive until `stop`.
 *
 * @param {import('./types').DirectoryOptions} [options]
 * @returns {Promise<import('./types').Directory>}
 */
export async function startDirectory({
  port = 0,
  wallets: count = 600,
  projects,
  answers: given,
  log = () => {},
} = {}) {
  const wallets = createWallets(count, await readRoster())
  const faults = createFaults()
  const answers = createAnswers(given)
  /** @type {ReturnType<typeof createKept<import('./types').ArrivedRequest>>} */
  const requests = createKept()
  /** @type {ReturnType<typeof createKept<import('./types').ArrivedEvent>>} */
  const events = createKept()

  const service = createServiceRoutes({ wallets, answers, events })
  const sandbox = createSandboxRoutes({ faults, requests, events, answers })
  const answer = createListener({ service, sandbox, projects, requests, faults })
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      // A caller that left while it was sending is no trouble of ours.
      if (!request.destroyed || request.complete) log(`directory: ${error}`)
      response.destroy()
    })
  })
  const url = await listen(server, port, log)
  log(`directory: ${url}`)

  /** @type {Promise<void> | undefined} */
  let stopped
  return {
    url,
    wallets,
    requests: { list: requests.list, clear: requests.clear },
    events: { list: events.list, clear: events.clear },
    faults: { add: faults.add, list: faults.list, clear: faults.clear },
    answers,
    stop() {
      stopped ??= new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      return stopped
    },
  }
}
