import { type LucideIcon, SquareArrowOutUpRight } from 'lucide-react'
import { type PanelTabId, useSidePanel } from '../beside/SidePanelContext'
import { Tile } from './Tile'

export interface LinkTileProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly open: string
  readonly url: string
  /** Tab of the side panel that shows the same page. */
  readonly tab: PanelTabId
}

/** Links to a part of the sandbox with its own page, which can be shown beside this one. */
export function LinkTile({ icon: Icon, title, text, open, url, tab }: LinkTileProps) {
  const { show } = useSidePanel()
  return (
    <Tile picture={<Icon size={20} strokeWidth={1.75} aria-hidden />} title={title}>
      <p>{text}</p>
      <div className="choices">
        <button type="button" className="button button-small" onClick={() => show(tab)}>
          Show beside
          <span className="hidden"> the site: {title}</span>
        </button>
        <a className="button button-small" href={url} target="_blank" rel="noreferrer">
          {open}
          <span className="hidden"> in a new tab</span>
          <SquareArrowOutUpRight size={14} strokeWidth={2.1} aria-hidden />
        </a>
      </div>
    </Tile>
  )
}
