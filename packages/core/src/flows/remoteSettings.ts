import type { Part } from '../context.js'
import type { RemoteFeatures } from '../types/remoteFeatures.js'

/** What the project's owner has set at the backend, as far as it was asked and has answered. */
export const remoteSettings: Part<{ known: RemoteFeatures | undefined }> = { create: () => ({ known: undefined }) }
