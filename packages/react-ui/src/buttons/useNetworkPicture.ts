import type { Network } from '@foyer/core'
import { inIdleTime } from '@foyer/core/ui/page'
import { type ReactNode, useEffect, useState } from 'react'
import { usePage } from '../ModalProvider.js'

export interface NetworkPicture {
  readonly drawing?: ReactNode
  /** It is not known yet whether there is one: a letter now would be another picture in a moment. */
  readonly isComing: boolean
}

/**
 * The well-known picture of a network, for a button of the page. It is fetched when the browser is idle, from where the page
 * has its code, and not at all where the site wants nothing fetched early. A test network keeps its letter: it must not look
 * like the real one.
 */
export function useNetworkPicture(network: Network | undefined): NetworkPicture {
  const { context } = usePage('<NetworkButton>').modal
  const [found, setFound] = useState<{ readonly key: string; readonly picture: ReactNode }>()
  const isWanted = network && !network.testnet && !context.options.chainImages?.[network.id]
  const key = isWanted && context.options.preload !== 'none' ? network.caipNetworkId : undefined
  useEffect(() => {
    if (!key) return
    const life = new AbortController()
    const find = async () => {
      const { loadPagePicture } = await import('./PagePicture.js')
      const picture = await loadPagePicture(key)
      if (!life.signal.aborted) setFound({ key, picture })
    }
    // Where nothing comes there is a letter.
    inIdleTime(life.signal, [find]).catch(() => !life.signal.aborted && setFound({ key, picture: undefined }))
    return () => life.abort()
  }, [key])
  const isFound = found !== undefined && found.key === key
  return { drawing: isFound ? found.picture : undefined, isComing: key !== undefined && !isFound }
}
