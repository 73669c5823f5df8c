import type { Modal } from '../modal.js'
import { imageUrl } from '../services/imageUrl.js'
import { contextOf } from './contextOf.js'

export interface GetImageParameters {
  /** `asset`: a network's or a connector's. */
  readonly kind: 'asset' | 'currency' | 'token'
  /** As the directory names it: the `imageId` of a connector, for one. */
  readonly id: string
}

/** The URL of a picture that the directory has; undefined in basic mode, which asks no service. */
export function getImage(modal: Modal, { kind, id }: GetImageParameters): string | undefined {
  const { options } = contextOf(modal)
  return options.basic ? undefined : imageUrl(options, kind, id)
}
