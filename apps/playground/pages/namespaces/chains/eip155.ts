import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from '@foyer/adapter-evm/networks'
import type { NamespaceExample } from '../namespaceExample'

export const namespaceExample: NamespaceExample = {
  namespace: 'eip155',
  label: 'EVM',
  adapter: evm({ coinbase: false }),
  networks: [mainnet, base],
  transfer: async () => ({ to: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720', value: 1_000_000_000_000_000n }),
}
