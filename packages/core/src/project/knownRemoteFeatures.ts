import type { Service } from '../modal/context.js'
import type { RemoteFeatures } from '../types/features.js'

export const knownRemoteFeatures: Service<{ known: RemoteFeatures | undefined }> = {
  create: () => ({ known: undefined }),
}
