import type { Modal } from '@foyer/core'
import { ModalProvider } from '@foyer/react-ui'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Buttons } from './Buttons'

/** Renders a page's React part into `#root`, and exposes the modal to tests. */
export function renderPage(modal: Modal, children: ReactNode = <Buttons />): void {
  globalThis.__modal = modal
  const root = document.querySelector('#root')
  if (root) createRoot(root).render(<ModalProvider modal={modal}>{children}</ModalProvider>)
}
