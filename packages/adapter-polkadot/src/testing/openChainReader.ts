import type { Connection } from '@foyer/core/adapter'
import type { PolkadotPageWallet } from '@foyer/sandbox/polkadot'
import type { PolkadotNetwork } from '../networks.js'
import { createTestApp, createWallet, type TestAppOptions, toWalletOption } from './createTestApp.js'

export interface OpenChainReaderOptions extends TestAppOptions {
  readonly network: PolkadotNetwork
  readonly wallet?: PolkadotPageWallet | undefined
}

export async function openChainReader({ network, wallet = createWallet(), ...options }: OpenChainReaderOptions) {
  const page = createTestApp({ ...options, networks: [network], wallets: [toWalletOption(wallet)] })
  const chainReader = await page.adapter.chainReader?.()
  return {
    ...page,
    wallet,
    chainReader: present(chainReader),
    transfers: present(chainReader?.transfers),
    connect: (): Promise<Connection<'polkadot'>> => page.adapter.connect({ walletId: wallet.info.id, network }),
    free: async (address: string) => (await page.adapter.balances?.({ address, network }))?.[0]?.amount ?? -1n,
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The adapter has no chain reader')
  return value
}
