import lists from '../theme/lists.css?text'
import { AllWalletsView } from './allWallets/AllWalletsView.js'
import grid from './allWallets/grid.css?text'

/** The directory, with what makes a long list quick. */
export const allWalletsView = { Component: AllWalletsView, sheets: [lists, grid] }
