'use client'

import type { FoundAllowed, FoundEntry } from '@foyer/core/actions'
import { useCallback } from 'react'
import { usePage } from '../ModalProvider.js'
import type { allowed } from './lazy/allowed.js'
import { type Finding, useFound } from './useFound.js'

export interface UseAllowedReturn extends FoundAllowed {
  /** Stops these. Resolves and rejects as `revokeAllowed` of the actions does. */
  readonly revoke: (entries: readonly Pick<FoundEntry, 'source' | 'id'>[]) => Promise<void>
}

const finding: Finding<typeof allowed, FoundAllowed> = {
  name: 'useAllowed',
  load: async () => (await import('./lazy/allowed.js')).allowed,
  nothing: { isReading: true, entries: [], isPartial: false, errors: {} },
  watch: ({ watchAllowed }, modal, listener) => watchAllowed(modal, listener),
  fetch: ({ fetchAllowed }, modal) => fetchAllowed(modal),
}

/** What the visitor has allowed, live while the component is in the page, and stopping it. What reads it is loaded then. */
export function useAllowed(): UseAllowedReturn {
  const { modal } = usePage('useAllowed')
  const [found] = useFound(finding, {})
  const revoke = useCallback(
    async (entries: readonly Pick<FoundEntry, 'source' | 'id'>[]) => {
      const { revokeAllowed } = await finding.load()
      await revokeAllowed(modal, entries)
    },
    [modal],
  )
  return { ...found, revoke }
}
