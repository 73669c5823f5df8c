import { useStore } from '@nanostores/react'
import { MailboxTab } from '../beside/MailboxTab'
import { PhoneTab } from '../beside/PhoneTab'
import { type PanelTabId, useSidePanel } from '../beside/SidePanelContext'
import { usePlayground } from '../modal/PlaygroundContext'
import { type Tab, Tabs } from '../parts/Tabs'
import { CodeTab } from './CodeTab'
import type { Log } from './createLog'
import { EventsTab } from './EventsTab'
import { StateTab } from './StateTab'

/** Shows the developer's view: code, state, events, and the user's devices. */
export function Inspector({ log }: { readonly log: Log }) {
  const { tab, show } = useSidePanel()
  const { phoneUrl, inboxUrl } = usePlayground().local
  const { length } = useStore(log.$entries)
  const tabs: readonly Tab<PanelTabId>[] = [
    { id: 'code', label: 'Code' },
    { id: 'state', label: 'State' },
    { id: 'events', label: 'Events', count: length },
    ...(phoneUrl === undefined ? [] : [{ id: 'phone', label: 'Phone' } as const]),
    ...(inboxUrl === undefined ? [] : [{ id: 'mailbox', label: 'Mailbox' } as const]),
  ]
  return (
    <section className="inspector" aria-label="Inspector">
      <h2 className="hidden">Inspector</h2>
      <Tabs label="Inspector" tabs={tabs} selected={tab} onSelect={show}>
        {tab === 'code' && <CodeTab />}
        {tab === 'state' && <StateTab />}
        {tab === 'events' && <EventsTab log={log} />}
        {tab === 'phone' && phoneUrl !== undefined && <PhoneTab url={phoneUrl} />}
        {tab === 'mailbox' && inboxUrl !== undefined && <MailboxTab url={inboxUrl} />}
      </Tabs>
    </section>
  )
}
