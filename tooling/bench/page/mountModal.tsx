import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

export function mountModal(content: ReactNode): void {
  const root = document.getElementById('app')
  if (root) createRoot(root).render(<StrictMode>{content}</StrictMode>)
}
