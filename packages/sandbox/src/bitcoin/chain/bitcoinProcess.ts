/**
 * Runs the Bitcoin chains in a process of their own, as mining blocks the thread. Ends when the parent closes the
 * channel.
 */
import { serveApp } from '../../http/serveApp'
import { createBitcoinDeriver } from '../keys/createBitcoinDeriver'
import { createBitcoinChain } from './createBitcoinChain'
import { createEsploraRoutes } from './createEsploraRoutes'
import { loadBcoin } from './loadBcoin'

export interface BitcoinStartMessage {
  readonly mnemonic: string
  /** Indexes of the accounts that get coins. */
  readonly accounts: readonly number[]
  readonly networks: readonly { readonly caipNetworkId: string; readonly port: number }[]
}

export type BitcoinReportMessage = { readonly rpcUrls: Readonly<Record<string, string>> } | { readonly failed: string }

process.on('disconnect', () => process.exit(0))
// Leaves Ctrl-C to the parent process.
process.on('SIGINT', () => {})

const report = (message: BitcoinReportMessage) => process.send?.(message)

process.once('message', (message: BitcoinStartMessage) => {
  open(message).then(
    (rpcUrls) => report({ rpcUrls }),
    (error) => report({ failed: String(error) }),
  )
})

async function open({ mnemonic, accounts, networks }: BitcoinStartMessage) {
  const keys = createBitcoinDeriver(mnemonic)
  const bcoin = loadBcoin()
  const rpcUrls: Record<string, string> = {}
  for (const { caipNetworkId, port } of networks) {
    const funded = accounts.map((index) => keys(index, caipNetworkId).payment.address)
    const chain = await createBitcoinChain(bcoin, { caipNetworkId, funded })
    rpcUrls[caipNetworkId] = (await serveApp(createEsploraRoutes(chain), { port })).url
  }
  return rpcUrls
}
