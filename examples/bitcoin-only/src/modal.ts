import { bitcoin } from '@foyer/adapter-bitcoin'
import { bitcoinMainnet, bitcoinTestnet4 } from '@foyer/adapter-bitcoin/networks'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'

export const modal = createModal({
  adapters: [bitcoin()],
  networks: [bitcoinMainnet, bitcoinTestnet4],
  ui: reactUi(),
  // Wallets in the browser need no account anywhere. With a `projectId` in its place, phones connect too.
  basic: true,
})
