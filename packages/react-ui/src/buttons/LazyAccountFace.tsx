'use client'

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useAccount } from '../hooks/useAccount.js'
import type { AccountButtonProps } from './AccountButton.js'
import { PageButton } from './PageButton.js'

const load = () => import('./AccountButtonFace.js')

/** A page that shows nobody does not load how somebody is shown. Where that fails to load, the address alone will do. */
const Face = lazy(() =>
  load().then(
    ({ AccountButtonFace }) => ({ default: AccountButtonFace }),
    () => ({ default: PlainFace }),
  ),
)

export function LazyAccountFace({ fallback, ...props }: AccountButtonProps & { readonly fallback: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Face {...props} />
    </Suspense>
  )
}

/** Loads the face while the wallet is still being asked. */
export function usePreloadedFace(isWanted: boolean): void {
  useEffect(() => {
    // Whether it came is told where it is drawn.
    if (isWanted) load().catch(() => undefined)
  }, [isWanted])
}

function PlainFace({ namespace }: AccountButtonProps) {
  return <PageButton kind="1">{useAccount(namespace).address}</PageButton>
}
