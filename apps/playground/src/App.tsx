import { ModalProvider } from '@foyer/react-ui'
import { useEffect, useMemo, useState } from 'react'
import { BesideContext, type TabId } from './beside/BesideContext'
import { BesidePanel } from './beside/BesidePanel'
import { useIsOpen } from './beside/useIsOpen'
import { FiguresCard } from './figures/FiguresCard'
import { usePress } from './figures/usePress'
import type { Log } from './inspector/createLog'
import { Inspector } from './inspector/Inspector'
import { logModal } from './inspector/logModal'
import { useLiveModal } from './modal/PlaygroundContext'
import { OptionsPanel } from './options/OptionsPanel'
import { useMedia } from './parts/useMedia'
import { Intro } from './shell/Intro'
import { type Pane, PaneSwitch } from './shell/PaneSwitch'
import { TopBar } from './shell/TopBar'
import { usePageTheme } from './shell/usePageTheme'
import { Site } from './site/Site'

/** There is room for three parts side by side. */
const WIDE = '(min-width: 1240px)'

export function App({ log }: { readonly log: Log }) {
  const { modal } = useLiveModal()
  const [pane, setPane] = useState<Pane>('site')
  const [tab, setTab] = useState<TabId>('code')
  // In front of the modal until that is gone, or somebody goes back to it.
  const [isLifted, setLifted] = useState(false)
  const isModalOpen = useIsOpen(modal)
  const isWide = useMedia(WIDE)
  const press = usePress(isModalOpen)
  usePageTheme()
  useEffect(() => {
    globalThis.__modal = modal
    log.add({ source: 'page', name: 'createModal' })
    return logModal(modal, log)
  }, [modal, log])
  useEffect(() => {
    if (!isModalOpen) setLifted(false)
  }, [isModalOpen])
  const beside = useMemo(
    () => ({
      tab,
      show(wanted: TabId) {
        setTab(wanted)
        setLifted(isModalOpen)
        if (!isModalOpen) setPane('inspector')
      },
    }),
    [tab, isModalOpen],
  )
  const figures = <FiguresCard press={press} />
  return (
    <BesideContext value={beside}>
      <TopBar isInspected={pane === 'inspector'} onInspect={() => setPane('inspector')} />
      <main className="panes" data-pane={pane}>
        <OptionsPanel />
        <div className="middle">
          <Intro>{!isWide && figures}</Intro>
          <ModalProvider modal={modal}>
            <Site />
          </ModalProvider>
        </div>
      </main>
      <PaneSwitch pane={pane} onChange={setPane} />
      <BesidePanel
        isOut={isLifted || pane === 'inspector'}
        isModalOpen={isModalOpen}
        onClose={() => (isLifted ? setLifted(false) : setPane('site'))}
      >
        {isWide && figures}
        <Inspector log={log} />
      </BesidePanel>
    </BesideContext>
  )
}
