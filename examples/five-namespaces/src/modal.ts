import { bitcoin } from '@foyer/adapter-bitcoin'
import { bitcoinMainnet } from '@foyer/adapter-bitcoin/networks'
import { cosmos } from '@foyer/adapter-cosmos'
import { cosmosHub } from '@foyer/adapter-cosmos/networks'
import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from '@foyer/adapter-evm/networks'
import { polkadot } from '@foyer/adapter-polkadot'
import { polkadotMainnet } from '@foyer/adapter-polkadot/networks'
import { solana } from '@foyer/adapter-solana'
import { solanaMainnet } from '@foyer/adapter-solana/networks'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'

export const modal = createModal({
  adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
  networks: [mainnet, base, solanaMainnet, bitcoinMainnet, polkadotMainnet, cosmosHub],
  ui: reactUi(),
  // Wallets in the browser need no account anywhere. With a `projectId` in its place, phones connect too.
  basic: true,
})

// Hooks and buttons now take these five namespaces only.
declare module '@foyer/core' {
  interface Register {
    modal: typeof modal
  }
}
