import { ModalProvider } from '@foyer/react-ui'
import { useEffect, useMemo, useState } from 'react'
import { type PanelTabId, SidePanelContext } from './beside/SidePanelContext'
import { SidePanelTabs } from './beside/SidePanelTabs'
import { useIsModalOpen } from './beside/useIsModalOpen'
import { MeasurementsCard } from './figures/MeasurementsCard'
import { useModalOpeningTimes } from './figures/useModalOpeningTimes'
import type { Log } from './inspector/createLog'
import { Inspector } from './inspector/Inspector'
import { logModalEvents } from './inspector/logModalEvents'
import { useLiveModal } from './modal/PlaygroundContext'
import { OptionsPanel } from './options/OptionsPanel'
import { ThemePresets } from './options/ThemePresets'
import { useMediaQuery } from './parts/useMediaQuery'
import { Intro } from './shell/Intro'
import { type Pane, PaneSwitch } from './shell/PaneSwitch'
import { TopBar } from './shell/TopBar'
import { usePageTheme } from './shell/usePageTheme'
import { DemoSite } from './site/DemoSite'

// Width for three columns.
const WIDE = '(min-width: 1240px)'

export function App({ log }: { readonly log: Log }) {
  const { modal } = useLiveModal()
  const [pane, setPane] = useState<Pane>('site')
  const [tab, setTab] = useState<PanelTabId>('code')
  // The side panel is in front of the modal until the modal closes or the user returns to it.
  const [isLifted, setLifted] = useState(false)
  const isModalOpen = useIsModalOpen(modal)
  const isWide = useMediaQuery(WIDE)
  const press = useModalOpeningTimes(isModalOpen)
  usePageTheme()
  useEffect(() => {
    globalThis.__modal = modal
    log.add({ source: 'page', name: 'createModal' })
    return logModalEvents(modal, log)
  }, [modal, log])
  useEffect(() => {
    if (!isModalOpen) setLifted(false)
  }, [isModalOpen])
  const beside = useMemo(
    () => ({
      tab,
      show(requested: PanelTabId) {
        setTab(requested)
        setLifted(isModalOpen)
        if (!isModalOpen) setPane('inspector')
      },
    }),
    [tab, isModalOpen],
  )
  const figures = <MeasurementsCard press={press} />
  return (
    <SidePanelContext value={beside}>
      <TopBar isInspected={pane === 'inspector'} onInspect={() => setPane('inspector')} />
      <main className="panes" data-pane={pane}>
        <OptionsPanel />
        <div className="middle">
          <Intro>{!isWide && figures}</Intro>
          <ModalProvider modal={modal}>
            <DemoSite />
          </ModalProvider>
        </div>
      </main>
      <PaneSwitch pane={pane} onChange={setPane} />
      <SidePanelTabs
        isOut={isLifted || pane === 'inspector'}
        isModalOpen={isModalOpen}
        onClose={() => (isLifted ? setLifted(false) : setPane('site'))}
      >
        <ThemePresets />
        {isWide && figures}
        <Inspector log={log} />
      </SidePanelTabs>
    </SidePanelContext>
  )
}
