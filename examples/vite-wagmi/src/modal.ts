import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'

export const modal = createModal({
  adapters: [evm()],
  networks: [mainnet, base],
  ui: reactUi(),
  // Wallets in the browser need no account anywhere. With a `projectId` in its place, phones connect too.
  basic: true,
})
