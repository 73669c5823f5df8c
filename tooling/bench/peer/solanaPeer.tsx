import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@solana/wallet-adapter-react-ui/styles.css'

// Follows https://github.com/anza-xyz/wallet-adapter/blob/master/APP.md.
const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ConnectionProvider endpoint={`${location.origin}/rpc`}>
        <WalletProvider wallets={[]} autoConnect>
          <WalletModalProvider>
            <h1>Harbor</h1>
            <WalletMultiButton />
          </WalletModalProvider>
        </WalletProvider>
      </ConnectionProvider>
    </StrictMode>,
  )
}
