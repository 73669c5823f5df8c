import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Redesign } from './Redesign'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Redesign />
    </StrictMode>,
  )
}
