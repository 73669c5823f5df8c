import type { AdapterDefinition, Modal, NetworkInput } from '@foyer/core'

/** One kind of networks, as this page uses it. */
export interface Chain {
  readonly namespace: string
  readonly label: string
  readonly adapter: AdapterDefinition
  readonly networks: readonly NetworkInput[]
  /** A transfer of a little of the account's own coin, as `sendTransaction` takes it. */
  readonly transfer?: ((modal: Modal, from: string) => Promise<unknown>) | undefined
}

const order = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']

/** All of `chains/`, or those that the page's address names: `?only=eip155,solana`. */
export function findChains(): readonly Chain[] {
  const modules = import.meta.glob<{ readonly chain: Chain }>('./chains/*.ts', { eager: true })
  const wanted = new URLSearchParams(location.search).get('only')?.split(',') ?? order
  return Object.values(modules)
    .map(({ chain }) => chain)
    .filter(({ namespace }) => wanted.includes(namespace))
    .sort((one, other) => order.indexOf(one.namespace) - order.indexOf(other.namespace))
}
