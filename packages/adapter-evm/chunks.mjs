/** @type {import('../../tooling/tsdown/src/planChunks.ts').ChunkTable} */
export const chunks = {
  index: {},
  'networks, safe, discoverConnectors': { after: ['index'] },
  runtime: { after: ['safe', 'discoverConnectors'] },
  'channel, createPermissionMethods, chains': { after: ['runtime'] },
  'ens, describeNetwork': { after: ['runtime'] },
  tokens: { after: ['runtime'], loads: ['**/readTokens.ts', '**/readAssets.ts'] },
  activity: { after: ['tokens'] },
  transfers: { after: ['activity'], loads: ['**/transfers/*', '**/writeContract.ts', '**/sendCalls.ts'] },
  'calls, allowances': { after: ['transfers'] },
  'normalizeName, lookUpOffchain, parseAvatar': { after: ['ens'] },
  otherNames: { after: ['describeNetwork'] },
}
