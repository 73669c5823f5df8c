import { useLiveModal } from '../modal/PlaygroundContext'
import { JsonTree } from './JsonTree'
import { useModalSnapshot } from './useModalSnapshot'

// Entries that are open at first.
const OPEN = ['$state', '$account()', '$network']

export function StateTab() {
  const { modal } = useLiveModal()
  const snapshot = useModalSnapshot(modal)
  return (
    <div className="state">
      <p className="note">Live. Each of these is something your page can read.</p>
      {Object.entries(snapshot).map(([name, value]) => (
        <JsonTree key={name} name={name} value={value} open={OPEN.includes(name)} />
      ))}
    </div>
  )
}
