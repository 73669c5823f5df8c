import { serve } from '../http/serve'
import { readRoster } from '../readRoster'
import { createAnswers } from './createAnswers'
import { createApp } from './createApp'
import { createFaults } from './createFaults'
import { createKept } from './createKept'
import type { ArrivedEvent, ArrivedRequest, Directory, DirectoryOptions } from './types'
import { createWallets } from './wallets/createWallets'

/** A wallet directory with its configuration, its images and its analytics sink. Keeps the process alive until `stop`. */
export async function startDirectory({
  port = 0,
  wallets: count = 600,
  projects,
  answers: given,
  log = () => {},
}: DirectoryOptions = {}): Promise<Directory> {
  const wallets = createWallets(count, await readRoster())
  const faults = createFaults()
  const answers = createAnswers(given)
  const requests: ReturnType<typeof createKept<ArrivedRequest>> = createKept()
  const events: ReturnType<typeof createKept<ArrivedEvent>> = createKept()
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
