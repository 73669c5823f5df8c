import type { OwnHost } from '../../context.js'
import { defineFeature } from '../../feature/defineFeature.js'

/** What the visitor has allowed. It tells itself of what may be taken on the chain; the rest is told by the features it came about with. */
export const allowedFeature = defineFeature({
  id: 'allowed',
  views: { Allowed: { needs: 'account' } },
  allowed: async ({ context }: OwnHost) => (await import('./approvals.js')).createApprovals(context),
})
