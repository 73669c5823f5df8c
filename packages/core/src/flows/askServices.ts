import type { Feature } from '../context.js'
import { checkOrigin } from './checkOrigin.js'
import { loadRemoteFeatures } from './loadRemoteFeatures.js'

/** What the project's owner has set at the backend, asked for once: which features there are, and where. */
export const askServices: Feature<void> = {
  id: 'askServices',
  create(context) {
    // They tell of their failures themselves.
    void loadRemoteFeatures(context)
    void checkOrigin(context, location.origin)
  },
}
