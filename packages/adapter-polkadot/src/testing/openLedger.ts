import type { Connection } from '@foyer/core/adapter'
import type { PolkadotPageWallet } from '@foyer/sandbox/polkadot'
import type { PolkadotNetwork } from '../networks.js'
import { createPage, createWallet, type PageOptions, toOption } from './createPage.js'

export interface OpenLedgerOptions extends PageOptions {
  readonly network: PolkadotNetwork
  readonly wallet?: PolkadotPageWallet | undefined
}

/** A page on one network, whose ledger is read; `connect` has the visitor's wallet on it. */
export async function openLedger({ network, wallet = createWallet(), ...options }: OpenLedgerOptions) {
  const page = createPage({ ...options, networks: [network], wallets: [toOption(wallet)] })
  const ledger = await page.adapter.ledger?.()
  return {
    ...page,
    wallet,
    ledger: present(ledger),
    transfers: present(ledger?.transfers),
    connect: (): Promise<Connection<'polkadot'>> => page.adapter.connect({ walletId: wallet.info.id, network }),
    free: async (address: string) => (await page.adapter.balances?.({ address, network }))?.[0]?.amount ?? -1n,
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The adapter has no ledger')
  return value
}
