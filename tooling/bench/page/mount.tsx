import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows a page's content in the way every app does. */
export function mount(content: ReactNode): void {
  const root = document.getElementById('app')
  if (root) createRoot(root).render(<StrictMode>{content}</StrictMode>)
}
