import { useEffect, useState } from 'react'
import { useViewSheets } from '../../hooks/useViewSheets.js'
import { loadRemoteTools, type RemoteTools } from '../remote/loadRemoteTools.js'

type CodeParts = Pick<RemoteTools, 'QrCode' | 'CopyLink'>

/** What draws codes for phones. It comes with the wallets on other devices, whose file most visitors have by then. */
export function useCodeParts(): CodeParts | undefined {
  const [remote, setRemote] = useState<RemoteTools>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    loadRemoteTools().then(setRemote, setError)
  }, [])
  useViewSheets(remote?.sheets)
  if (error) throw error
  return remote
}
