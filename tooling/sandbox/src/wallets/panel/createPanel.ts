import type { Ask, Panel, PanelAnswers } from '../asks'
import type { SandboxWalletOptions } from '../types'
import { createFrameHost } from './createFrameHost'
import { createShadowHost } from './createShadowHost'
import { createH } from './h'
import { keepFocus } from './keepFocus'
import { type CardFacts, renderCard } from './renderCard'

type PanelOptions = Pick<SandboxWalletOptions, 'panel' | 'panelRoot' | 'panelHost'>

interface Entry {
  readonly ask: Ask
  readonly answers: PanelAnswers
}

/** Questions one at a time, in the order they came. Undefined without a page or when nobody wants it. */
export function createPanel(options: PanelOptions, facts: CardFacts): Panel | undefined {
  const { panel = 'off', panelRoot: mode = 'open', panelHost = 'late' } = options
  if (panel === 'off' || typeof document === 'undefined') return undefined
  const hostOptions = { title: `${facts.name} wallet`, early: panelHost === 'early', mode }
  const host = panel === 'iframe' ? createFrameHost(document, hostOptions) : createShadowHost(document, hostOptions)
  const focus = keepFocus(document)
  let entries: readonly Entry[] = []

  const setEntries = (next: readonly Entry[]) => {
    const [before] = entries
    const [first] = next
    entries = next
    // A question that stays on top is left alone: somebody may be typing a password into it.
    if (first === before) return
    if (first === undefined) {
      host.clear()
      focus.giveBack()
      return
    }
    if (before === undefined) focus.remember()
    host.fill((inner) => renderCard(createH(inner), inner, { ...first, facts }))
  }

  return {
    show(ask, answers) {
      const entry = { ask, answers }
      setEntries([...entries, entry])
      return () => setEntries(entries.filter((other) => other !== entry))
    },
    destroy: host.destroy,
  }
}
