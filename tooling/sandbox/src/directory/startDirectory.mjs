import { serve } from '../http/serve.mjs'
import { readRoster } from '../readRoster.mjs'
import { createAnswers } from './createAnswers.mjs'
import { createApp } from './createApp.mjs'
import { createFaults } from './createFaults.mjs'
import { createKept } from './createKept.mjs'
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
  const app = createApp({ wallets, answers, events, requests, faults, projects })
  const { url, stop } = await serve(app, { port, log: (line) => log(`directory: ${line}`) })
  log(`directory: ${url}`)
  return {
    url,
    wallets,
    requests: { list: requests.list, clear: requests.clear },
    events: { list: events.list, clear: events.clear },
    faults: { add: faults.add, list: faults.list, clear: faults.clear },
    answers,
    stop,
  }
}
