import { useState } from 'react'
import { useStore } from '../parts/createStore'
import { Tabs } from '../parts/Tabs'
import { CodeTab } from './CodeTab'
import type { Log } from './createLog'
import { EventsTab } from './EventsTab'
import { StateTab } from './StateTab'

type TabId = 'code' | 'state' | 'events'

/** What a developer looks at: the code, the state, what happens. */
export function Inspector({ log }: { readonly log: Log }) {
  const [selected, setSelected] = useState<TabId>('code')
  const { length } = useStore(log.$entries)
  return (
    <section className="inspector" aria-label="Inspector">
      <h2 className="hidden">Inspector</h2>
      <Tabs
        label="Inspector"
        tabs={[
          { id: 'code', label: 'Code' },
          { id: 'state', label: 'State' },
          { id: 'events', label: 'Events', count: length },
        ]}
        selected={selected}
        onSelect={setSelected}
      >
        {selected === 'code' && <CodeTab />}
        {selected === 'state' && <StateTab />}
        {selected === 'events' && <EventsTab log={log} />}
      </Tabs>
    </section>
  )
}
