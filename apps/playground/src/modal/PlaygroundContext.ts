import { useStore } from '@nanostores/react'
import { createContext, useContext } from 'react'
import type { Settings } from '../settings/settings'
import type { LiveModal, Playground } from './createPlayground'

export const PlaygroundContext = createContext<Playground | undefined>(undefined)

export function usePlayground(): Playground {
  const playground = useContext(PlaygroundContext)
  if (!playground) throw new Error('There is no playground above this component.')
  return playground
}

export const useSettings = (): Settings => useStore(usePlayground().$settings)

export const useLiveModal = (): LiveModal => useStore(usePlayground().$modal)
