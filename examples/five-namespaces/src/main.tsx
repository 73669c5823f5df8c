import { ModalProvider } from '@foyer/react-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { modal } from './modal'
import './style.css'

const place = document.getElementById('app')
if (!place) throw new Error('The page has no #app.')

createRoot(place).render(
  <StrictMode>
    <ModalProvider modal={modal}>
      <App />
    </ModalProvider>
  </StrictMode>,
)
