import { useEffect, useState } from 'react'
import { useViewSheets } from '../../hooks/useViewSheets.js'
import type { remoteViews } from '../remote/half.js'
import { loadRemoteViews } from '../remote/loadRemoteViews.js'

type CodeParts = Pick<typeof remoteViews, 'QrCode' | 'CopyLink'>

/** What draws codes for phones. It comes with the wallets on other devices, whose file most visitors have by then. */
export function useCodeParts(): CodeParts | undefined {
  const [remote, setRemote] = useState<typeof remoteViews>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    loadRemoteViews().then(setRemote, setError)
  }, [])
  useViewSheets(remote?.sheets)
  if (error) throw error
  return remote
}
