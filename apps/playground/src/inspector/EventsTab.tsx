import { useStore } from '@nanostores/react'
import { formatExactClock } from '../parts/formatClock'
import type { Log, LogEntry } from './createLog'
import { JsonTree } from './JsonTree'

export function EventsTab({ log }: { readonly log: Log }) {
  const entries = useStore(log.$entries)
  if (entries.length === 0) {
    return <p className="empty">Nothing yet. Open the modal, connect a wallet, and it is written down here.</p>
  }
  return (
    <div className="events">
      <div className="note">
        <p>Events of the modal and requests that reach the wallets, newest first.</p>
        <button type="button" className="button button-small" onClick={log.clear}>
          Clear
        </button>
      </div>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </div>
  )
}

function Entry({ entry: { time, source, name, detail, outcome } }: { readonly entry: LogEntry }) {
  const isTree = typeof detail === 'object' && detail !== null
  return (
    <li data-source={source} data-outcome={outcome}>
      <time dateTime={time.toISOString()}>{formatExactClock(time)}</time>
      <div>
        <p>
          <b>{name}</b>
          {outcome && <span className="tag">{outcome}</span>}
        </p>
        {isTree && <JsonTree name={detail instanceof Error ? 'error' : 'detail'} value={toPlain(detail)} />}
        {typeof detail === 'string' && <p className="quiet">{detail}</p>}
      </div>
    </li>
  )
}

// `Object.entries` omits the message of an error.
function toPlain(detail: object): object {
  return detail instanceof Error ? { ...detail, message: detail.message } : detail
}
