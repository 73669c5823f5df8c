import type { Modal } from '../modal.js'
import { imageUrl } from '../services/imageUrl.js'
import type { DirectoryWallet } from '../types/directory.js'
import { contextOf } from './contextOf.js'

/** The URL of a directory wallet's picture; undefined where it has none, and in basic mode, which asks no service. */
export function getWalletImage(modal: Modal, { image_id }: Pick<DirectoryWallet, 'image_id'>): string | undefined {
  const { options } = contextOf(modal)
  return image_id === undefined || options.basic ? undefined : imageUrl(options, 'wallet', image_id)
}
