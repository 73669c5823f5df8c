import { ModalProvider } from '@foyer/react-ui'
import { renderToString } from 'react-dom/server'
import { Buttons } from '../lib/Buttons'
import { createSsrModal } from './modal'

/** Renders the page before any script has run. */
export function renderApp(): string {
  const modal = createSsrModal()
  const html = renderToString(
    <ModalProvider modal={modal} serverStyles={false}>
      <Buttons />
    </ModalProvider>,
  )
  modal.destroy()
  return html
}
