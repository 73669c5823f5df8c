import { Code, PanelsTopLeft, SlidersHorizontal } from 'lucide-react'

export type Pane = 'site' | 'options' | 'inspector'

const panes = [
  ['site', 'Site', PanelsTopLeft],
  ['options', 'Options', SlidersHorizontal],
  ['inspector', 'Inspector', Code],
] as const

interface PaneSwitchProps {
  readonly pane: Pane
  readonly onChange: (pane: Pane) => void
}

/** Switches panes on narrow screens. */
export function PaneSwitch({ pane, onChange }: PaneSwitchProps) {
  return (
    <nav className="pane-switch" aria-label="Parts of this page">
      {panes.map(([id, label, Icon]) => (
        <button key={id} type="button" aria-current={id === pane || undefined} onClick={() => onChange(id)}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {label}
        </button>
      ))}
    </nav>
  )
}
