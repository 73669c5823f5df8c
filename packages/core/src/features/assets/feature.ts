import { atom } from 'nanostores'
import { defineFeature } from '../../feature/defineFeature.js'

/** Of which networks tokens are shown: of the one in use, or of all that somebody is connected on. */
export type AssetScope = 'network' | 'all'

const KEY = 'scope'

/** What the visitor owns, as tabs of the account. What reads it is `flows/readTokens.ts`. */
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
