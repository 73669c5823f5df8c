import { defineFeature } from '../../feature/defineFeature.js'
import type { CaipAddress } from '../../types/caip.js'

declare module '../../types/features.js' {
  interface Features {
    /** Lists the user's permissions in one view, which can revoke them. @default true */
    readonly permissions?: boolean | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    /** `revoke`: token approval whose revocation starts when the view opens, unless another account is active. */
    Permissions:
      | {
          readonly revoke?:
            | { readonly account: CaipAddress; readonly spender: string; readonly token: string }
            | undefined
        }
      | undefined
  }
}

/**
 * Adds the list of all permissions. This feature itself lists token approvals; other features contribute other kinds.
 */
export const permissionsFeature = defineFeature({
  id: 'permissions',
  isEnabled: ({ features }) => features.permissions !== false,
  views: { Permissions: { needs: 'account' } },
  permissions: async (context) =>
    (await import('./createApprovalPermissionSource.js')).createApprovalPermissionSource(context),
})
