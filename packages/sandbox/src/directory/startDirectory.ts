import { serveApp } from '../http/serveApp'
import { readTestAccounts } from '../readTestAccounts'
import { createDirectoryAnswers } from './createDirectoryAnswers'
import { createDirectoryApp } from './createDirectoryApp'
import { createRecordList } from './createRecordList'
import { createServiceFaults } from './createServiceFaults'
import type { Directory, DirectoryOptions, ReceivedEvent, ReceivedRequest } from './types'
import { createWallets } from './wallets/createWallets'

/**
 * Starts a wallet directory with configuration, images and an analytics endpoint. It keeps the process alive until
 * `stop`.
 */
export async function startDirectory({
  port = 0,
  wallets: count = 600,
  projects,
  answers: input,
  log = () => {},
}: DirectoryOptions = {}): Promise<Directory> {
  const wallets = createWallets(count, await readTestAccounts())
  const faults = createServiceFaults()
  const answers = createDirectoryAnswers(input)
  const requests: ReturnType<typeof createRecordList<ReceivedRequest>> = createRecordList()
  const events: ReturnType<typeof createRecordList<ReceivedEvent>> = createRecordList()
  const app = createDirectoryApp({ wallets, answers, events, requests, faults, projects })
  const { url, stop } = await serveApp(app, { port, log: (line) => log(`directory: ${line}`) })
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
