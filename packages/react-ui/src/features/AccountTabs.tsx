import type { ComposedFeature, Tab } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { SkeletonRows } from '../components/Skeleton.js'
import { Tabs } from '../components/Tabs.js'
import { useViewSheets } from '../hooks/useViewSheets.js'
import { type Ui, useUi } from '../UiContext.js'
import type { TabModule } from '../viewModule.js'
import { featureTexts } from './featureTexts.js'

interface OfferedTab {
  readonly tab: Tab
  readonly feature: ComposedFeature
}

/** What features have to show of an account, one at a time. */
export function AccountTabs({ label }: { readonly label: string }) {
  const ui = useUi()
  const { accounts, networks } = ui.context.stores
  useStore(accounts.$accounts)
  useStore(networks.$active)
  const offered = ui.context.features.flatMap((feature) =>
    (feature.definition.tabs ?? [])
      .filter((tab) => isOffered(tab, feature))
      .map((tab): OfferedTab => ({ tab, feature })),
  )
  const [wish, setWish] = useState(() => ui.context.use(lastTab).name)
  const chosen = offered.find(({ tab }) => tab.name === wish) ?? offered[0]
  const { shown, height, hold } = useHeldHeight()
  const choose = (name: string) => {
    hold()
    ui.context.use(lastTab).name = name
    setWish(name)
  }
  if (!chosen) return null
  const panel = (
    <div ref={shown} className="fy-account__panel" style={{ minBlockSize: height }}>
      <TabPanel key={chosen.tab.name} {...chosen} />
    </div>
  )
  // One alone needs no choice.
  if (offered.length === 1) return <section aria-label={titleOf(ui, chosen)}>{panel}</section>
  return (
    <Tabs
      label={label}
      tabs={offered.map(({ tab, feature }) => ({ value: tab.name, label: titleOf(ui, { tab, feature }) }))}
      value={chosen.tab.name}
      onChange={choose}
    >
      {panel}
    </Tabs>
  )
}

interface HeldHeight {
  readonly shown: RefObject<HTMLDivElement | null>
  readonly height: number | undefined
  hold(): void
}

/** As high as the highest that was seen, so that what is above does not move when a lower one comes. */
function useHeldHeight(): HeldHeight {
  const shown = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const hold = () => {
    const { current } = shown
    const body = current?.closest('.fy-body')
    if (!current || !body) return
    // Of one that goes on below, so much as is seen: nobody scrolls through nothing, nor is moved by what comes.
    const start = current.getBoundingClientRect().top - body.getBoundingClientRect().top
    const seen = Math.min(current.offsetHeight, body.clientHeight - start)
    if (seen > (height ?? 0)) setHeight(seen)
  }
  return { shown, height, hold }
}

const titleOf = (ui: Ui, { tab, feature }: OfferedTab) => featureTexts(ui, feature.definition)[tab.title] ?? tab.title

/** Who comes back to the account finds the tab that they left. */
const lastTab = { create: (): { name: string | undefined } => ({ name: undefined }) }

function isOffered({ isOffered }: Tab, { host }: ComposedFeature): boolean {
  try {
    return isOffered?.(host) ?? true
  } catch (cause) {
    host.log('error', 'Whether its tab is offered could not be told', cause)
    return false
  }
}

type Loaded = TabModule | 'failed' | undefined

function TabPanel({ tab, feature }: OfferedTab) {
  const { context, messages, loadTab } = useUi()
  const known = context.use(loadedTabs)
  const [loaded, setLoaded] = useState<Loaded>(() => known.get(tab))
  const [tries, setTries] = useState(0)
  useViewSheets(typeof loaded === 'object' ? loaded.sheets : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another load
  useEffect(() => {
    if (known.has(tab)) return
    let isGone = false
    loadTab(feature.definition, tab.name).then(
      (module) => {
        known.set(tab, module)
        if (!isGone) setLoaded(module)
      },
      (cause: unknown) => {
        feature.host.log('error', `Its tab "${tab.name}" could not be loaded`, cause)
        if (!isGone) setLoaded('failed')
      },
    )
    return () => {
      isGone = true
    }
  }, [known, tab, feature, loadTab, tries])
  if (loaded === 'failed') {
    return (
      <p className="fy-hint" role="alert">
        {messages.broken.unloadedTitle}{' '}
        <button type="button" className="fy-btn fy-btn--3 fy-btn--xs" onClick={() => setTries(tries + 1)}>
          {messages.common.tryAgain}
        </button>
      </p>
    )
  }
  if (!loaded) return <SkeletonRows count={4} />
  return <loaded.Component />
}

const loadedTabs = { create: () => new Map<Tab, TabModule>() }

/** Fetches the tab that will be shown first, early. Whether it comes is told when it is shown. */
export function preloadTabs({ context, loadTab }: Ui): void {
  const first = context.features.find((feature) => feature.definition.tabs?.some((tab) => isOffered(tab, feature)))
  const [tab] = first?.definition.tabs ?? []
  if (first && tab) loadTab(first.definition, tab.name).catch(() => undefined)
}
