import type { Namespace } from '@foyer/core'
import { useAccountField } from '../hooks/useAccountField.js'

/** Whether somebody is connected, or about to be. */
export function useIsConnected(namespace?: Namespace) {
  const status = useAccountField('status', namespace)
  return {
    isConnected: status === 'connected',
    isConnecting: status === 'connecting' || status === 'reconnecting',
  }
}
