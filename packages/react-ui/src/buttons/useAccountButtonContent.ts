'use client'

import { useEffect, useState } from 'react'
import { useAccountField } from '../internal/useAccountField.js'
import {
  type AccountButtonContentComponent,
  type AccountButtonProps,
  accountButtonContentRegistry,
} from './accountButtonProps.js'

/**
 * Loads the account button's content when wanted, and falls back to the bare address. Avoids `React.lazy`: Suspense
 * would delay the button right after connecting.
 */
export function useAccountButtonContent(isWanted: boolean): AccountButtonContentComponent | undefined {
  const [mine, setMine] = useState<AccountButtonContentComponent>()
  const face = mine ?? accountButtonContentRegistry.loaded
  useEffect(() => {
    if (face || !isWanted) return
    let isMounted = true
    load().then((each) => isMounted && setMine(() => each))
    return () => {
      isMounted = false
    }
  }, [isWanted, face])
  return face
}

async function load(): Promise<AccountButtonContentComponent> {
  try {
    const { registerAccountButtonContent } = await import('./AccountButtonContent.js')
    return registerAccountButtonContent()
  } catch {
    return PlainAddress
  }
}

function PlainAddress({ namespace }: AccountButtonProps) {
  return useAccountField('address', namespace)
}
