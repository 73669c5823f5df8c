import { createFaults } from '../directory/createFaults.mjs'
import { createKept } from '../directory/createKept.mjs'
import { serve } from '../http/serve.mjs'
import { readRoster, toWalletFacts } from '../readRoster.mjs'
import { createApp } from './createApp.mjs'
import { createNames } from './createNames.mjs'
import { createOnramp } from './createOnramp.mjs'
import { createSessions } from './createSessions.mjs'

/**
 * A data service: balances, history, prices, identities and names, read from chains of the sandbox. Keeps the process alive
 * until `stop`.
 *
 * @param {import('./types').DataOptions} options
 * @returns {Promise<import('./types').Data>}
 */
export async function startData({ rpcUrls, port = 0, projects, log = () => {} }) {
  const { northbeam } = toWalletFacts(await readRoster())
  const names = createNames(northbeam.addresses[0] ?? '', rpcUrls)
  const sessions = createSessions(rpcUrls)
  const onramp = createOnramp(rpcUrls)
  const faults = createFaults()
  /** @type {ReturnType<typeof createKept<import('../directory/types').ArrivedRequest>>} */
  const requests = createKept()
  const app = createApp({ rpcUrls, names, sessions, onramp, requests, faults, projects })
  const { url, stop } = await serve(app, { port, log: (line) => log(`data: ${line}`) })
  log(`data: ${url}`)
  return {
    url,
    requests: { list: requests.list, clear: requests.clear },
    faults: { add: faults.add, list: faults.list, clear: faults.clear },
    names: { list: names.list, reset: names.reset },
    sessions: { add: sessions.add, reset: sessions.reset },
    onramp: { expire: onramp.expire },
    stop,
  }
}
