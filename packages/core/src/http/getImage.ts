import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { DirectoryWallet } from '../types/wallet.js'
import { getImageUrl } from './getImageUrl.js'

export interface GetImageParameters {
  readonly kind: 'asset' | 'currency' | 'token'
  readonly id: string
}

/** Returns the URL of an image of the wallet directory. Undefined in basic mode, which uses no service. */
export function getImage(modal: Modal, { kind, id }: GetImageParameters): string | undefined {
  const { options } = getContext(modal)
  return options.basic ? undefined : getImageUrl(options, kind, id)
}

/** Returns the URL of a directory wallet's image. Undefined if the wallet has none, and in basic mode. */
export function getWalletImage(modal: Modal, { image_id }: Pick<DirectoryWallet, 'image_id'>): string | undefined {
  const { options } = getContext(modal)
  return image_id === undefined || options.basic ? undefined : getImageUrl(options, 'wallet', image_id)
}
