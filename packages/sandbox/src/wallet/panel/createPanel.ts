import type { Panel, PanelAnswers, Prompt } from '../prompts'
import type { EvmPageWalletOptions } from '../types'
import { createElementFactory } from './createElementFactory'
import { createFocusRestorer } from './createFocusRestorer'
import { createFrameHost } from './createFrameHost'
import { createShadowHost } from './createShadowHost'
import { type CardWallet, renderCard } from './renderCard'

type PanelOptions = Pick<EvmPageWalletOptions, 'panel' | 'panelRoot' | 'panelHost'>

interface Entry {
  readonly ask: Prompt
  readonly answers: PanelAnswers
}

// Creates the panel; undefined without a page, or if panels are off.
export function createPanel(options: PanelOptions, facts: CardWallet): Panel | undefined {
  const { panel = 'off', panelRoot: mode = 'open', panelHost = 'late' } = options
  if (panel === 'off' || typeof document === 'undefined') return undefined
  const hostOptions = { title: `${facts.name} wallet`, early: panelHost === 'early', mode }
  const host = panel === 'iframe' ? createFrameHost(document, hostOptions) : createShadowHost(document, hostOptions)
  const focus = createFocusRestorer(document)
  let entries: readonly Entry[] = []

  const setEntries = (next: readonly Entry[]) => {
    const [before] = entries
    const [first] = next
    entries = next
    // Keeps the shown prompt, as the user may be typing a password into it.
    if (first === before) return
    if (first === undefined) {
      host.clear()
      focus.giveBack()
      return
    }
    if (before === undefined) focus.remember()
    host.fill((inner) => renderCard(createElementFactory(inner), inner, { ...first, facts }))
  }

  return {
    show(request, answers) {
      const entry = { ask: request, answers }
      setEntries([...entries, entry])
      return () => setEntries(entries.filter((other) => other !== entry))
    },
    destroy: host.destroy,
  }
}
