import { defineReactFeature } from '../../feature/defineReactFeature.js'
import lists from '../../shell/theme/lists.css?text'
import { TokensTab } from './TokensTab.js'

export const assetsReactFeature = defineReactFeature({ tabs: { Tokens: { Component: TokensTab, sheets: [lists] } } })
