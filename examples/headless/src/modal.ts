import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'

export const modal = createModal({
  adapters: [evm()],
  networks: [mainnet, base],
  // Wallets in the browser need no account anywhere.
  basic: true,
})
