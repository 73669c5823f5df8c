import { createRecordList } from '../directory/createRecordList'
import { createServiceFaults } from '../directory/createServiceFaults'
import type { ReceivedRequest } from '../directory/types'
import { serveApp } from '../http/serveApp'
import { createWalletAccounts, readTestAccounts } from '../readTestAccounts'
import { createDataApp } from './createDataApp'
import { createNameRegistry } from './createNameRegistry'
import { createOnrampService } from './createOnrampService'
import { createSmartSessionStore } from './createSmartSessionStore'
import type { DataService, DataServiceOptions } from './types'

/** Starts a service for balances, history, prices and names. It keeps the process alive until `stop`. */
export async function startDataService({
  rpcUrls,
  port = 0,
  projects,
  log = () => {},
}: DataServiceOptions): Promise<DataService> {
  const { northbeam } = createWalletAccounts(await readTestAccounts())
  const names = createNameRegistry(northbeam.addresses[0] ?? '', rpcUrls)
  const sessions = createSmartSessionStore(rpcUrls)
  const onramp = createOnrampService(rpcUrls)
  const faults = createServiceFaults()
  const requests: ReturnType<typeof createRecordList<ReceivedRequest>> = createRecordList()
  const app = createDataApp({ rpcUrls, names, sessions, onramp, requests, faults, projects })
  const { url, stop } = await serveApp(app, { port, log: (line) => log(`data: ${line}`) })
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
