import { connect } from '@foyer/core/actions'
import type { Connection, Transfer } from '@foyer/core/adapter'
import type { SolanaSandbox } from '@foyer/sandbox'
import { solanaMainnet } from '../networks.js'
import { createStorage, createTestApp, createWallet, MAINNET_ID } from './createTestApp.js'

export interface OpenChainReaderOptions {
  readonly sandbox: SolanaSandbox
  readonly wallet?: 'Meridian' | 'Halyard'
  readonly storage?: ReturnType<typeof createStorage>
  readonly urls?: Readonly<Record<string, string | readonly string[]>>
}

export async function openChainReader(options: OpenChainReaderOptions) {
  const { sandbox, wallet: name = 'Meridian', storage = createStorage(), urls = sandbox.rpcUrls } = options
  const { id, accountIndexes } = sandbox.wallets[name === 'Meridian' ? 'meridian' : 'halyard']
  const wallet = createWallet({ name, id, accountIndexes, rpcUrls: () => Promise.resolve(sandbox.rpcUrls) })
  const { modal, adapter } = createTestApp({ rpcUrls: urls, storage })
  await connect(modal, { walletId: name, caipNetworkId: MAINNET_ID })
  const connection = modal.connection('solana') as Connection<'solana'>
  const chainReader = await adapter.chainReader!()
  const from = connection.accounts[0]
  const transfers = chainReader.transfers!
  const tokens = sandbox.tokens.map(({ address, symbol, name: words, decimals }) => ({
    ...{ caipNetworkId: MAINNET_ID, address, symbol, name: words, decimals },
  }))
  return {
    ...{ modal, adapter, wallet, connection, chainReader, transfers, from, tokens, storage },
    network: solanaMainnet,
    transfer: (part: Partial<Transfer<'solana'>> & Pick<Transfer<'solana'>, 'to' | 'amount'>): Transfer<'solana'> => ({
      ...{ network: solanaMainnet, from },
      ...part,
    }),
  }
}
