import type { Connection } from '@foyer/core/adapter'
import type { CosmosNetwork } from '../network.js'
import { createPage, createWallet, type PageOptions } from './createPage.js'

export interface OpenLedgerOptions extends PageOptions {
  readonly network: CosmosNetwork
  readonly isLedger?: boolean | undefined
}

/** A page on one network, whose ledger is read; `connect` has the visitor's wallet on it. */
export async function openLedger({ network, isLedger = false, ...options }: OpenLedgerOptions) {
  const wallet = createWallet({ isLedger })
  const page = createPage({
    ...options,
    networks: [network],
    wallets: [{ id: 'own', name: 'Own', provider: wallet.provider }],
  })
  const ledger = present(await page.adapter.ledger?.())
  return {
    ...page,
    wallet,
    ledger,
    transfers: present(ledger.transfers),
    connect: (): Promise<Connection<'cosmos'>> => page.adapter.connect({ walletId: 'own', network }),
    native: async (address: string) => (await page.adapter.balances?.({ address, network }))?.[0]?.amount ?? -1n,
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The adapter has no ledger')
  return value
}
