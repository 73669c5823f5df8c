import { getPermissionsController } from '@foyer/core/internal/permissions'
import { defineReactFeature } from '../../feature/defineReactFeature.js'
import { getWalletTexts } from '../../i18n/useWalletTexts.js'
import account from '../../shell/theme/account.css?text'
import lists from '../../shell/theme/lists.css?text'
import ring from '../../shell/theme/ring.css?text'
import { ServersLink } from '../../views/ServersLink.js'
import { PermissionsView } from './PermissionsView.js'
import allowed from './permissions.css?text'
import { enPermissions } from './texts.js'

export const permissionsReactFeature = defineReactFeature({
  views: {
    Permissions: {
      Component: PermissionsView,
      Footer: ServersLink,
      sheets: [account, lists, ring, allowed],
      watch: (context) => getPermissionsController(context.modal).$state,
      title: ({ messages }) => getWalletTexts(messages, 'permissions', enPermissions).title,
    },
  },
})
