import { loadRemoteFeatures } from '../flows/loadRemoteFeatures.js'
import type { Modal } from '../modal.js'
import type { RemoteFeatures } from '../types/remoteFeatures.js'
import { contextOf } from './contextOf.js'

/** The features that need a backend, as the remote configuration or the local options have them. Never rejects. */
export function getRemoteFeatures(modal: Modal): Promise<RemoteFeatures> {
  return loadRemoteFeatures(contextOf(modal))
}
