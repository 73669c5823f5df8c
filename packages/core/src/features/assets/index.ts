import { atom } from 'nanostores'
import { defineFeature } from '../../feature/defineFeature.js'

/** Tokens to list. `network`: those on the active network. `all`: those on the networks of all connected accounts. */
export type AssetScope = 'network' | 'all'

const KEY = 'scope'

export const assetsFeature = defineFeature({
  id: 'assets',
  messages: { tokens: 'Tokens' },
  tabs: [{ name: 'Tokens', title: 'tokens' }],
  create({ storage }) {
    const $scope = atom<AssetScope>(storage.get(KEY) === 'all' ? 'all' : 'network')
    return {
      $scope,
      setScope(scope: AssetScope) {
        storage.set(KEY, scope)
        $scope.set(scope)
      },
    }
  },
})
