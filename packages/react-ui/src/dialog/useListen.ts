import type { Readable } from '@foyer/core'
import { createContext, useCallback, useContext } from 'react'

/** Told of a change now or a little later. Gives its undo. */
export type Listen = (store: Readable<unknown>, onChange: () => void) => () => void

/** How what is drawn here hears of changes: at once, where nobody says otherwise. */
export const ListenReact = createContext<Listen>((store, onChange) => store.listen(onChange))

/** For `useSyncExternalStore`: how it subscribes to a store. */
export function useListen(store: Readable<unknown>): (onChange: () => void) => () => void {
  const listen = useContext(ListenReact)
  return useCallback((onChange: () => void) => listen(store, onChange), [listen, store])
}
