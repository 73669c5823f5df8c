import lists from '../theme/lists.css?text'
import { AllWalletsView } from './allWallets/AllWalletsView.js'
import grid from './allWallets/grid.css?text'
import type { ViewModule } from './views.js'

/** The directory, with what makes a long list quick. */
export const allWalletsView: ViewModule<'AllWallets'> = {
  Component: AllWalletsView,
  sheets: [lists, grid],
  title: ({ messages }) => messages.connect.allWallets,
}
