/**
 * Runs the chains: bcoin is not made for sharing a thread, and mining would hold up whoever did. Ends when the channel to its
 * parent closes, however that one ended.
 */
import { serve } from '../../http/serve'
import { createKeys } from '../keys/createKeys'
import { createChain } from './createChain'
import { loadBcoin } from './loadBcoin'
import { createRoutes } from './routes'

export interface StartMessage {
  readonly mnemonic: string
  /** Indexes of those that begin with coins. */
  readonly accounts: readonly number[]
  readonly networks: readonly { readonly caipNetworkId: string; readonly port: number }[]
}

export type ReportMessage = { readonly rpcUrls: Readonly<Record<string, string>> } | { readonly failed: string }

process.on('disconnect', () => process.exit(0))
// Ctrl-C is the parent's to answer.
process.on('SIGINT', () => {})

const report = (message: ReportMessage) => process.send?.(message)

process.once('message', (message: StartMessage) => {
  open(message).then(
    (rpcUrls) => report({ rpcUrls }),
    (error) => report({ failed: String(error) }),
  )
})

async function open({ mnemonic, accounts, networks }: StartMessage) {
  const keys = createKeys(mnemonic)
  const bcoin = loadBcoin()
  const rpcUrls: Record<string, string> = {}
  for (const { caipNetworkId, port } of networks) {
    const funded = accounts.map((index) => keys(index, caipNetworkId).payment.address)
    const chain = await createChain(bcoin, { caipNetworkId, funded })
    rpcUrls[caipNetworkId] = (await serve(createRoutes(chain), { port })).url
  }
  return rpcUrls
}
