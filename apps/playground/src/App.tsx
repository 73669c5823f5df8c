import { ModalProvider } from '@foyer/react-ui'
import { useEffect, useState } from 'react'
import type { Log } from './inspector/createLog'
import { Inspector } from './inspector/Inspector'
import { logModal } from './inspector/logModal'
import { useLiveModal } from './modal/PlaygroundContext'
import { OptionsPanel } from './options/OptionsPanel'
import { type Pane, PaneSwitch } from './shell/PaneSwitch'
import { TopBar } from './shell/TopBar'
import { usePageTheme } from './shell/usePageTheme'
import { Site } from './site/Site'

export function App({ log }: { readonly log: Log }) {
  const { modal } = useLiveModal()
  const [pane, setPane] = useState<Pane>('site')
  usePageTheme()
  useEffect(() => {
    globalThis.__modal = modal
    log.add({ source: 'page', name: 'createModal' })
    return logModal(modal, log)
  }, [modal, log])
  return (
    <>
      <TopBar />
      <main className="panes" data-pane={pane}>
        <OptionsPanel />
        <ModalProvider modal={modal}>
          <Site />
        </ModalProvider>
        <Inspector log={log} />
      </main>
      <PaneSwitch pane={pane} onChange={setPane} />
    </>
  )
}
