'use client'

import type { ModalEvents } from '@foyer/core'
import { useEffect, useRef } from 'react'
import { useModalProvider } from './ModalProvider.js'

/** Listeners by event: `{ connect: ({ account }) => … }`. */
export type EventListeners = { readonly [E in keyof ModalEvents]?: ((payload: ModalEvents[E]) => void) | undefined }

type EventName = keyof ModalEvents

const EVENTS: Readonly<Record<EventName, true>> = {
  open: true,
  close: true,
  connect: true,
  disconnect: true,
  accountChange: true,
  networkChange: true,
  error: true,
}

/** Listens to events of the modal while the component is mounted. */
export function useEvents(listeners: EventListeners): void {
  const { modal } = useModalProvider('useEvents')
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    const listen = <E extends EventName>(event: E) => modal.on(event, (payload) => latest.current[event]?.(payload))
    const stops = (Object.keys(EVENTS) as EventName[]).map(listen)
    return () => {
      for (const stop of stops) stop()
    }
  }, [modal])
}
