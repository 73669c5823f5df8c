import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { createSiwx } from '@foyer/siwx/client'

export const modal = createModal({
  adapters: [evm()],
  networks: [mainnet],
  ui: reactUi(),
  siwx: createSiwx({ url: '/siwx', statement: 'Sign in to see your berths.' }),
  // Wallets in the browser need no account anywhere. With a `projectId` in its place, phones connect too.
  basic: true,
})
