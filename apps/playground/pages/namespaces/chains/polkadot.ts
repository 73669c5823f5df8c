import { polkadot } from '@foyer/adapter-polkadot'
import { kusama, polkadotAssetHub, polkadotMainnet } from '@foyer/adapter-polkadot/networks'
import type { NamespaceExample } from '../namespaceExample'

// A funded account outside the page wallets.
const RECIPIENT = '5CqWHHMNAyXJg4m1Zwukhw7ejcNoxidBBY3PUc3iFCZM1NYx'

export const namespaceExample: NamespaceExample = {
  namespace: 'polkadot',
  label: 'Polkadot',
  adapter: polkadot(),
  // Tokens of Polkadot live on its Asset Hub.
  networks: [polkadotMainnet, kusama, polkadotAssetHub],
  transfer: async () => ({ pallet: 'balances', call: 'transferKeepAlive', args: [RECIPIENT, 10_000_000_000n] }),
}
