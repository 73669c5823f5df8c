'use client'

import type { CaipNetworkId, Modal, Namespace, Unsubscribe } from '@foyer/core'
import { useCallback, useEffect, useState } from 'react'
import { usePage } from '../ModalProvider.js'
import type { lazyFlows } from './lazyFlows.js'

type LazyFlows = typeof lazyFlows

/** Whose, and where. */
export interface FoundParameters {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
  /** A network of that namespace. @default the one that the wallet is on */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** What a hook does with the actions. The same object each time. */
export interface Finding<Found> {
  /** What the hook is called. */
  readonly name: string
  readonly nothing: Found
  readonly watch: (
    flows: LazyFlows,
    modal: Modal,
    listener: (found: Found) => void,
    where: FoundParameters,
  ) => Unsubscribe
  readonly fetch: (flows: LazyFlows, modal: Modal, where: FoundParameters) => Promise<unknown>
}

/** What is found of an account, live while the component is in the page, and how to ask for more. What reads it is loaded then. */
export function useFound<Found>(
  { name, nothing, watch, fetch }: Finding<Found>,
  { namespace, caipNetworkId }: FoundParameters,
): readonly [Found, () => Promise<void>] {
  const { modal } = usePage(name)
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    import('./lazyFlows.js').then(
      ({ lazyFlows }) => {
        if (!isOver) stop = watch(lazyFlows, modal, setFound, { namespace, caipNetworkId })
      },
      (cause: unknown) => modal.context.log('warn', `What ${name} needs could not be loaded`, cause),
    )
    return () => {
      isOver = true
      stop()
      setFound(nothing)
    }
  }, [modal, namespace, caipNetworkId, name, nothing, watch])
  const ask = useCallback(async () => {
    const { lazyFlows } = await import('./lazyFlows.js')
    await fetch(lazyFlows, modal, { namespace, caipNetworkId })
  }, [modal, namespace, caipNetworkId, fetch])
  return [found, ask]
}
