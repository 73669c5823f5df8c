import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { readRoster } from '../readRoster'
import { RUN_TYPESCRIPT } from '../typeScript'
import type { BitcoinSandbox, LogOptions } from '../types'
import type { ReportMessage, StartMessage } from './chain/process'
import { MAINNET, TESTNET } from './networks'

/** 0-5 are in the wallets of pages, 9 is the phone's; 10, also the phone's, has nothing to spend. */
const FUNDED = [0, 1, 2, 3, 4, 5, 9]

const FIRST_PORT = 18443
const PROCESS = fileURLToPath(new URL('./chain/process.ts', import.meta.url))

/** Two Bitcoin chains in memory, dressed as mainnet and testnet; they end with the process. Port 18443 and the next. */
export async function startBitcoin({ log = () => {} }: LogOptions = {}): Promise<BitcoinSandbox> {
  const { mnemonic } = await readRoster()
  const networks = [MAINNET, TESTNET].map((caipNetworkId, index) => ({ caipNetworkId, port: FIRST_PORT + index }))
  const { NODE_OPTIONS: _options, NODE_V8_COVERAGE: _coverage, ...env } = process.env
  const child = fork(PROCESS, [], {
    execArgv: RUN_TYPESCRIPT,
    // bcoin would look for code that has to be compiled first.
    env: { ...env, NODE_BACKEND: 'js' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {})
  const stop = () => {
    if (child.connected) child.disconnect()
    return ended
  }
  try {
    const rpcUrls = await opened(child, { mnemonic, accounts: FUNDED, networks })
    for (const { caipNetworkId, port } of networks) {
      const url = rpcUrls[caipNetworkId]
      if (url && !url.endsWith(`:${port}`)) log(`bitcoin: cannot use port ${port}, took ${url}`)
    }
    return { rpcUrls, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function opened(child: ChildProcess, message: StartMessage): Promise<Readonly<Record<string, string>>> {
  return new Promise((resolve, reject) => {
    child.once('message', (report: ReportMessage) => {
      if ('rpcUrls' in report) resolve(report.rpcUrls)
      else reject(new Error(report.failed))
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The Bitcoin chains ended with code ${code}.`)))
    child.send(message)
  })
}
