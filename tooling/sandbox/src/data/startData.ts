import { createFaults } from '../directory/createFaults'
import { createKept } from '../directory/createKept'
import type { ArrivedRequest } from '../directory/types'
import { serve } from '../http/serve'
import { readRoster, toWalletFacts } from '../readRoster'
import { createApp } from './createApp'
import { createNames } from './createNames'
import { createOnramp } from './createOnramp'
import { createSessions } from './createSessions'
import type { Data, DataOptions } from './types'

/**
 * A data service: balances, history, prices, identities and names, read from chains of the sandbox. Keeps the process alive
 * until `stop`.
 */
export async function startData({ rpcUrls, port = 0, projects, log = () => {} }: DataOptions): Promise<Data> {
  const { northbeam } = toWalletFacts(await readRoster())
  const names = createNames(northbeam.addresses[0] ?? '', rpcUrls)
  const sessions = createSessions(rpcUrls)
  const onramp = createOnramp(rpcUrls)
  const faults = createFaults()
  const requests: ReturnType<typeof createKept<ArrivedRequest>> = createKept()
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
