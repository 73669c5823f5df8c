import type { Connection } from '@foyer/core/adapter'
import type { CosmosNetwork } from '../network.js'
import { createTestApp, createWallet, type TestAppOptions } from './createTestApp.js'

export interface OpenChainReaderOptions extends TestAppOptions {
  readonly network: CosmosNetwork
  readonly isLedger?: boolean | undefined
}

export async function openChainReader({ network, isLedger = false, ...options }: OpenChainReaderOptions) {
  const wallet = createWallet({ isLedger })
  const page = createTestApp({
    ...options,
    networks: [network],
    wallets: [{ id: 'own', name: 'Own', provider: wallet.provider }],
  })
  const chainReader = present(await page.adapter.chainReader?.())
  return {
    ...page,
    wallet,
    chainReader,
    transfers: present(chainReader.transfers),
    connect: (): Promise<Connection<'cosmos'>> => page.adapter.connect({ walletId: 'own', network }),
    native: async (address: string) => (await page.adapter.balances?.({ address, network }))?.[0]?.amount ?? -1n,
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The adapter has no chain reader')
  return value
}
