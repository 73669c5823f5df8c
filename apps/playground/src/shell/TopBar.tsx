import { Code, RotateCcw } from 'lucide-react'
import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { CopyButton } from '../parts/CopyButton'
import { isSettingChanged, settingKeys } from '../settings/changes'
import { encodeSettings } from '../settings/hash'
import { isStaticDemo } from '../settings/isStaticDemo'
import { ColorModeSwitch } from './ColorModeSwitch'
import { DemoNote } from './DemoNote'
import { FoyerMark } from './FoyerMark'
import { PageMenu } from './PageMenu'

interface TopBarProps {
  readonly isInspected: boolean
  /** Shows or hides the inspector, on screens with room for two panes. */
  readonly onInspect: () => void
}

export function TopBar({ isInspected, onInspect }: TopBarProps) {
  const { reset } = usePlayground()
  const settings = useSettings()
  const changes = settingKeys.filter((key) => isSettingChanged(settings, key)).length
  return (
    <header className="top-bar">
      <h1 className="brand">
        <FoyerMark />
        Foyer <span className="quiet">Playground</span>
      </h1>
      {isStaticDemo ? <DemoNote /> : <PageMenu />}
      <CopyButton text={toUrl(encodeSettings(settings))} what="link to this configuration" label="Share" />
      <button
        type="button"
        className="button button-small"
        aria-label="Reset all options"
        disabled={changes === 0}
        onClick={reset}
      >
        <RotateCcw size={14} strokeWidth={2.1} aria-hidden />
        <span>Reset</span>
      </button>
      <button type="button" className="button button-small inspect" aria-expanded={isInspected} onClick={onInspect}>
        <Code size={14} strokeWidth={2.1} aria-hidden />
        Inspector
      </button>
      <ColorModeSwitch />
    </header>
  )
}

const toUrl = (hash: string) => `${location.origin}${location.pathname}${hash ? `#${hash}` : ''}`
