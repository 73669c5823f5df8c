import { connect } from '@foyer/core/actions'
import type { Connection, Transfer } from '@foyer/core/adapter'
import type { SolanaSandbox } from '@foyer/sandbox'
import { solanaMainnet } from '../networks.js'
import { createPage, createStorage, createWallet, MAINNET } from './createPage.js'

export interface OpenLedgerOptions {
  readonly sandbox: SolanaSandbox
  /** The sandbox's wallet, and its account that is used. */
  readonly wallet?: 'Meridian' | 'Halyard'
  readonly storage?: ReturnType<typeof createStorage>
  readonly urls?: Readonly<Record<string, string | readonly string[]>>
}

/** A page with a connected wallet on the sandbox's mainnet, and the ledger of its adapter. */
export async function openLedger(options: OpenLedgerOptions) {
  const { sandbox, wallet: name = 'Meridian', storage = createStorage(), urls = sandbox.rpcUrls } = options
  const { id, accountIndexes } = sandbox.wallets[name === 'Meridian' ? 'meridian' : 'halyard']
  const wallet = createWallet({ name, id, accountIndexes, rpcUrls: () => Promise.resolve(sandbox.rpcUrls) })
  const { modal, adapter } = createPage({ rpcUrls: urls, storage })
  await connect(modal, { walletId: name, caipNetworkId: MAINNET })
  const connection = modal.connection('solana') as Connection<'solana'>
  const ledger = await adapter.ledger!()
  const from = connection.accounts[0]
  const transfers = ledger.transfers!
  const tokens = sandbox.tokens.map(({ address, symbol, name: words, decimals }) => ({
    ...{ caipNetworkId: MAINNET, address, symbol, name: words, decimals },
  }))
  return {
    ...{ modal, adapter, wallet, connection, ledger, transfers, from, tokens, storage },
    network: solanaMainnet,
    /** What shall be sent, as far as a test says it. */
    transfer: (part: Partial<Transfer<'solana'>> & Pick<Transfer<'solana'>, 'to' | 'amount'>): Transfer<'solana'> => ({
      ...{ network: solanaMainnet, from },
      ...part,
    }),
  }
}
