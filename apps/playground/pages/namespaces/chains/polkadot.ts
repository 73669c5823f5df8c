import { polkadot } from '@foyer/adapter-polkadot'
import { kusama, polkadotAssetHub, polkadotMainnet } from '@foyer/adapter-polkadot/networks'
import type { Chain } from '../chain'

/** An account of the local chains that none of the sandbox wallets in pages holds. */
const RECIPIENT = '5CqWHHMNAyXJg4m1Zwukhw7ejcNoxidBBY3PUc3iFCZM1NYx'

export const chain: Chain = {
  namespace: 'polkadot',
  label: 'Polkadot',
  adapter: polkadot(),
  // The hub is where the tokens are.
  networks: [polkadotMainnet, kusama, polkadotAssetHub],
  transfer: async () => ({ pallet: 'balances', call: 'transferKeepAlive', args: [RECIPIENT, 10_000_000_000n] }),
}
