import lists from '../../theme/lists.css?text'
import { defineReactFeature } from '../reactFeature.js'
import { TokensTab } from './TokensTab.js'

/** How what the visitor owns is drawn. */
export const assetsHalf = defineReactFeature({ tabs: { Tokens: { Component: TokensTab, sheets: [lists] } } })
