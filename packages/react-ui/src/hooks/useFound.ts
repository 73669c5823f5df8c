'use client'

import type { CaipNetworkId, Modal, Namespace, Unsubscribe } from '@foyer/core'
import { useCallback, useEffect, useState } from 'react'
import { usePage } from '../ModalProvider.js'

/** Whose, and where. */
export interface FoundParameters {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
  /** A network of that namespace. @default the one that the wallet is on */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** What a hook does with its actions. The same object each time. */
export interface Finding<Actions, Found> {
  /** What the hook is called. */
  readonly name: string
  /** The actions, a file of `lazy/`. */
  readonly load: () => Promise<Actions>
  readonly nothing: Found
  readonly watch: (
    actions: Actions,
    modal: Modal,
    listener: (found: Found) => void,
    where: FoundParameters,
  ) => Unsubscribe
  readonly fetch: (actions: Actions, modal: Modal, where: FoundParameters) => Promise<unknown>
}

/** What is found of an account, live while the component is in the page, and how to ask for more. What reads it is loaded then. */
export function useFound<Actions, Found>(
  { name, load, nothing, watch, fetch }: Finding<Actions, Found>,
  { namespace, caipNetworkId }: FoundParameters,
): readonly [Found, () => Promise<void>] {
  const { modal } = usePage(name)
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    load().then(
      (actions) => {
        if (!isOver) stop = watch(actions, modal, setFound, { namespace, caipNetworkId })
      },
      (cause: unknown) => modal.context.log('warn', `What ${name} needs could not be loaded`, cause),
    )
    return () => {
      isOver = true
      stop()
      setFound(nothing)
    }
  }, [modal, namespace, caipNetworkId, name, load, nothing, watch])
  const ask = useCallback(async () => {
    await fetch(await load(), modal, { namespace, caipNetworkId })
  }, [modal, namespace, caipNetworkId, load, fetch])
  return [found, ask]
}
