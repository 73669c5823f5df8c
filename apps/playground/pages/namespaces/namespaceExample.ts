import type { AdapterDefinition, Modal, NetworkInput } from '@foyer/core'

/** Describes a namespace on this page. */
export interface NamespaceExample {
  readonly namespace: string
  readonly label: string
  readonly adapter: AdapterDefinition
  readonly networks: readonly NetworkInput[]
  /** Transfers a little of the coin, in the format of `sendTransaction`. */
  readonly transfer?: ((modal: Modal, from: string) => Promise<unknown>) | undefined
}

const order = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']

/** Returns the namespaces of the folder `chains`, or those in the URL: `?only=eip155,solana`. */
export function listNamespaceExamples(): readonly NamespaceExample[] {
  const modules = import.meta.glob<{ readonly namespaceExample: NamespaceExample }>('./chains/*.ts', { eager: true })
  const requested = new URLSearchParams(location.search).get('only')?.split(',') ?? order
  return Object.values(modules)
    .map(({ namespaceExample }) => namespaceExample)
    .filter(({ namespace }) => requested.includes(namespace))
    .sort((one, other) => order.indexOf(one.namespace) - order.indexOf(other.namespace))
}
