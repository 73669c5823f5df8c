import type { Modal, Network, Unsubscribe } from '@foyer/core'
import { runWhenIdle } from '@foyer/core/internal/page'
import type { PictureKey } from '../../icons/picture.js'

export interface NetworkPicture {
  readonly key: PictureKey
  /** Draws the picture into an element; also a `ref` of React. Undefined if the network has no picture. */
  readonly draw: ((host: HTMLElement | null) => void) | undefined
}

/** Returns the key of a network's picture. Test networks keep their letter, so that none looks like a mainnet. */
export function getNetworkPictureKey({ context }: Modal, network: Network | undefined): PictureKey | undefined {
  const { chainImages, preload } = context.options
  const isWanted = network && !network.testnet && !chainImages?.[network.id]
  return isWanted && preload !== 'none' ? network.caipNetworkId : undefined
}

/** Loads a network's picture when the browser is idle. */
export function loadNetworkPicture(key: PictureKey, report: (picture: NetworkPicture) => void): Unsubscribe {
  const life = new AbortController()
  let draw: NetworkPicture['draw']
  const find = async () => {
    draw = await (await import('./findButtonPicture.js')).findButtonPicture(key)
  }
  // Without a picture, for example because loading failed, the icon has its letter.
  const end = () => life.signal.aborted || report({ key, draw })
  runWhenIdle(life.signal, [find]).then(end, end)
  return () => life.abort()
}
