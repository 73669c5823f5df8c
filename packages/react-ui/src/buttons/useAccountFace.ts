'use client'

import { useEffect, useState } from 'react'
import { useAccountField } from '../hooks/useAccountField.js'
import { type AccountButtonProps, type AccountFace, accountFace } from './accountFace.js'

/**
 * How somebody who is connected is shown. A page that shows nobody does not need it: it is fetched when it is wanted, or
 * while the visitor points at a wallet. Undefined until it is here. Where it fails to load, the address alone will do.
 *
 * No `lazy`: React takes its time to show what was suspended, and a visitor who has just connected looks at this button.
 */
export function useAccountFace(isWanted: boolean): AccountFace | undefined {
  const [mine, setMine] = useState<AccountFace>()
  const face = mine ?? accountFace.loaded
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

async function load(): Promise<AccountFace> {
  try {
    const { provideAccountFace } = await import('./provideAccountFace.js')
    return provideAccountFace()
  } catch {
    return PlainFace
  }
}

function PlainFace({ namespace }: AccountButtonProps) {
  return useAccountField('address', namespace)
}
