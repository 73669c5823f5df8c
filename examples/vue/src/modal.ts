import { evm } from '@foyer/adapter-evm'
import { base, mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { defineElements } from '@foyer/elements'
import { reactUi } from '@foyer/react-ui'

export const modal = createModal({
  adapters: [evm()],
  networks: [mainnet, base],
  // The views of the modal: they bring React, which loads with the modal and not with the page.
  ui: reactUi(),
  // Wallets in the browser need no account anywhere. With a `projectId` in its place, phones connect too.
  basic: true,
})
defineElements(modal)
