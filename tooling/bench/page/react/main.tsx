import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import { EmptyDialog } from '../EmptyDialog.js'

/** What every app has anyway: React, a dialog, and the chain it is for. */
const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <h1>Harbor on {mainnet.name}</h1>
      <EmptyDialog />
    </StrictMode>,
  )
}
