import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { createModal, fromServer } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'

// The site that has the keys is on an origin of its own, which this page cannot read.
const { VITE_SERVER_URL = 'http://localhost:8080', VITE_SECURE_SITE_URL = 'http://localhost:8081' } = import.meta.env

export const modal = createModal({
  adapters: [evm()],
  networks: [mainnet],
  ui: reactUi(),
  services: fromServer(VITE_SERVER_URL, { secureSite: VITE_SECURE_SITE_URL }),
  features: { email: true, socials: false },
})
