import lists from '../theme/lists.css?text'
import type { ViewModule } from '../viewModule.js'
import { AllWalletsView } from './allWallets/AllWalletsView.js'
import grid from './allWallets/grid.css?text'

/** The directory, with what makes a long list quick. */
export const allWalletsView: ViewModule<'AllWallets'> = {
  Component: AllWalletsView,
  sheets: [lists, grid],
  title: ({ messages }) => messages.connect.allWallets,
}
