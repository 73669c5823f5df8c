import { solana } from '@foyer/adapter-solana'
import { solanaDevnet, solanaMainnet } from '@foyer/adapter-solana/networks'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'

export const modal = createModal({
  adapters: [solana()],
  networks: [solanaMainnet, solanaDevnet],
  ui: reactUi(),
  // Wallets in the browser need no account anywhere. With a `projectId` in its place, phones connect too.
  basic: true,
})
