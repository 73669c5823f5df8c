import type { OwnHost } from '../../context.js'
import { defineFeature } from '../../feature/defineFeature.js'

/** Who the visitor is: a name and a picture beside their address. What looks them up is loaded once somebody is connected. */
export const identityFeature = defineFeature({
  id: 'identity',
  onAccountChange({ namespace, account }, { context, log }: OwnHost) {
    if (namespace !== 'eip155' || !account) return
    import('./showIdentity.js').then(
      ({ showIdentity }) => context.use(showIdentity),
      (cause: unknown) => log('warn', 'What looks up names could not be loaded', cause),
    )
  },
})
