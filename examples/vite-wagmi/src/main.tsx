import { ModalProvider } from '@foyer/react-ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { App } from './App'
import { modal } from './modal'
import './style.css'

const place = document.getElementById('app')
if (!place) throw new Error('The page has no #app.')

// wagmi's config, shared: whatever one of the two changes shows in the other.
const config = await modal.adapters.eip155.wagmiConfig()
const queryClient = new QueryClient()

createRoot(place).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ModalProvider modal={modal}>
          <App />
        </ModalProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
