import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { EXEC_ARGV, locateModule } from '../process/runFile'
import { readTestAccounts } from '../readTestAccounts'
import type { BitcoinSandbox, LogOptions } from '../types'
import type { BitcoinReportMessage, BitcoinStartMessage } from './chain/bitcoinProcess'
import { BITCOIN_MAINNET, BITCOIN_TESTNET } from './networks'

// Indexes of the accounts with coins: page wallets hold 0-5, the phone 9. The phone's second account, 10, stays empty.
const FUNDED = [0, 1, 2, 3, 4, 5, 9]

const FIRST_PORT = 18443
const PROCESS = locateModule('./chain/bitcoinProcess', import.meta.url)

/**
 * Starts two Bitcoin chains in memory, with addresses of mainnet (port 18443) and testnet (port 18444). They end with
 * the process.
 */
export async function startBitcoin({ log = () => {} }: LogOptions = {}): Promise<BitcoinSandbox> {
  const { mnemonic } = await readTestAccounts()
  const networks = [BITCOIN_MAINNET, BITCOIN_TESTNET].map((caipNetworkId, index) => ({
    caipNetworkId,
    port: FIRST_PORT + index,
  }))
  const { NODE_OPTIONS: _options, NODE_V8_COVERAGE: _coverage, ...env } = process.env
  const child = fork(PROCESS, [], {
    execArgv: EXEC_ARGV,
    // Keeps bcoin from looking for native code.
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

function opened(child: ChildProcess, message: BitcoinStartMessage): Promise<Readonly<Record<string, string>>> {
  return new Promise((resolve, reject) => {
    child.once('message', (report: BitcoinReportMessage) => {
      if ('rpcUrls' in report) resolve(report.rpcUrls)
      else reject(new Error(report.failed))
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The Bitcoin chains ended with code ${code}.`)))
    child.send(message)
  })
}
