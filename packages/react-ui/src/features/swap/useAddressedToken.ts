import type { SwapToken } from '@foyer/core/ui/swap'
import { useEffect, useState } from 'react'
import { useSwap } from './useSwap.js'

/** What is the address of a token, and not its name. */
const ADDRESS = /^0x[0-9a-f]{40}$/i

interface Found {
  readonly text: string
  readonly status: 'nobody' | 'failed' | 'found'
  readonly token?: SwapToken | undefined
}

export interface AddressedToken {
  /** `none`: no address was typed. `nobody`: it is not one of a token. `failed`: nobody answered. */
  readonly status: 'none' | 'asking' | 'nobody' | 'failed'
  readonly token?: SwapToken | undefined
}

/** The token that has an address, looked up where no list has it. */
export function useAddressedToken(text: string): AddressedToken {
  const { swap } = useSwap()
  const [found, setFound] = useState<Found>()
  const isAddress = ADDRESS.test(text)
  useEffect(() => {
    if (!isAddress) return
    const controller = new AbortController()
    const { signal } = controller
    swap.findToken(text, signal).then(
      (token) => !signal.aborted && setFound({ text, status: token ? 'found' : 'nobody', token }),
      () => !signal.aborted && setFound({ text, status: 'failed' }),
    )
    return () => controller.abort()
  }, [swap, text, isAddress])
  if (!isAddress) return { status: 'none' }
  if (found?.text !== text) return { status: 'asking' }
  return found.status === 'found' ? { status: 'none', token: found.token } : { status: found.status }
}
