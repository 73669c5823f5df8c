import type { AccountTab, FeatureInstance } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { SkeletonRows } from '../components/Skeleton.js'
import { Tabs } from '../components/Tabs.js'
import { type Ui, useUi } from '../internal/UiContext.js'
import { useViewStyles } from '../internal/useViewStyles.js'
import type { TabModule } from '../internal/viewModule.js'
import { getFeatureTexts } from './featureTexts.js'

interface OfferedTab {
  readonly tab: AccountTab
  readonly feature: FeatureInstance
}

const listOfferedTabs = ({ context }: Pick<Ui, 'context'>) =>
  context.features.flatMap((feature) =>
    (feature.definition.tabs ?? [])
      .filter((tab) => isOffered(tab, feature))
      .map((tab): OfferedTab => ({ tab, feature })),
  )

export function AccountTabs({ label }: { readonly label: string }) {
  const ui = useUi()
  const { accounts, networks } = ui.context.stores
  useStore(accounts.$accounts)
  useStore(networks.$active)
  const offered = listOfferedTabs(ui)
  const [wish, setWish] = useState(() => ui.context.use(lastTab).name)
  const chosen = offered.find(({ tab }) => tab.name === wish) ?? offered[0]
  const { shown, height, hold } = useMaxHeight()
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

interface MaxHeight {
  readonly shown: RefObject<HTMLDivElement | null>
  readonly height: number | undefined
  hold(): void
}

/** Keeps a tab panel's greatest height so far, so that switching tabs does not move the content above. */
function useMaxHeight(): MaxHeight {
  const shown = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const hold = () => {
    const { current } = shown
    const body = current?.closest('.fy-body')
    if (!current || !body) return
    // Measures only the visible part of the panel, so that no empty space is reserved below the viewport.
    const start = current.getBoundingClientRect().top - body.getBoundingClientRect().top
    const seen = Math.min(current.offsetHeight, body.clientHeight - start)
    if (seen > (height ?? 0)) setHeight(seen)
  }
  return { shown, height, hold }
}

const titleOf = (ui: Ui, { tab, feature }: OfferedTab) =>
  getFeatureTexts(ui, feature.definition)[tab.title] ?? tab.title

/** Name of the tab that the user chose last; the account view restores it. */
const lastTab = { create: (): { name: string | undefined } => ({ name: undefined }) }

function isOffered({ isOffered }: AccountTab, { featureContext }: FeatureInstance): boolean {
  try {
    return isOffered?.(featureContext) ?? true
  } catch (cause) {
    featureContext.log('error', 'isOffered of a tab threw', cause)
    return false
  }
}

type Loaded = TabModule | 'failed' | undefined

function TabPanel({ tab, feature }: OfferedTab) {
  const { context, messages, loadTab } = useUi()
  const known = context.use(loadedTabs)
  const [loaded, setLoaded] = useState<Loaded>(() => known.get(tab))
  const [tries, setTries] = useState(0)
  useViewStyles(typeof loaded === 'object' ? loaded.sheets : undefined)
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
        feature.featureContext.log('error', `Failed to load the tab "${tab.name}"`, cause)
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

const loadedTabs = { create: () => new Map<AccountTab, TabModule>() }

/** Prefetches the account's first tab. Showing the tab reports load errors. */
export function prefetchFirstTab({ context, loadTab }: Pick<Ui, 'context' | 'loadTab'>): void {
  const [first] = listOfferedTabs({ context })
  if (first) loadTab(first.feature.definition, first.tab.name).catch(() => undefined)
}
